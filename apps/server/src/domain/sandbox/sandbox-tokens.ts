import type { Act } from '../accounts/audit-entry.ts';
import type { Clock } from '../clock.ts';
import type { IdentityTokenIssuer, IssuedIdentity } from '../customers/identity-provider.ts';
import type { Ids } from '../ids.ts';
import type { OAuthClients } from '../oauth/oauth-client.ts';
import type { IssuedTokens, TokenMint } from '../oauth/token-mint.ts';
import { present } from '../present.ts';
import { demandAct, noteControl } from './controls.ts';
import { mintTokens, type WantedTokens } from './mint-tokens.ts';
import type { SandboxStore } from './sandbox-store.ts';

interface Dependencies {
  readonly store: Pick<SandboxStore, 'change'>;
  readonly identityProvider: IdentityTokenIssuer;
  readonly oauthClients: OAuthClients;
  readonly tokenMint: TokenMint;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Creates tokens that only a person can obtain outside of a sandbox. Every control throws SessionRequired or
 * Forbidden when the caller is no longer authorized.
 */
export class SandboxTokens {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A token of the identity provider for a person whom it has verified for the business.
   *
   * @throws Unavailable when no identity provider is simulated.
   */
  async issueIdentityToken(
    act: Act,
    businessId: string,
    identity: Omit<IssuedIdentity, 'businessId'>,
  ): Promise<string> {
    await demandAct(this.#dependencies, act, businessId);
    const token = await this.#dependencies.identityProvider.issueToken({ ...identity, businessId });
    const { outcome, defect } = identity;
    const facts = { outcome, ...present({ defect }) };
    await noteControl(
      this.#dependencies,
      act,
      businessId,
      'sandbox.identity_token_created',
      businessId,
      facts,
    );
    return token;
  }

  /** Creates tokens of an app without a browser. Throws what `mintTokens` throws. */
  async createTokens(act: Act, businessId: string, wanted: WantedTokens): Promise<IssuedTokens> {
    await demandAct(this.#dependencies, act, businessId);
    const tokens = await mintTokens(this.#dependencies, act, businessId, wanted);
    const facts = { client_id: wanted.clientId, scopes: tokens.scope };
    await noteControl(this.#dependencies, act, businessId, 'sandbox.oauth_tokens_created', businessId, facts);
    return tokens;
  }
}
