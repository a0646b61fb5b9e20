import type { Act } from '../accounts/audit-entry.ts';
import { FieldError, Forbidden, InvalidState, ResourceNotFound } from '../domain-error.ts';
import { unapprovedScopes } from '../oauth/granted-scopes.ts';
import type { OAuthClients } from '../oauth/oauth-client.ts';
import type { IssuedTokens, TokenMint } from '../oauth/token-mint.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The app that tokens are made for. */
export interface WantedTokens {
  readonly clientId: string;
  /** All that the app is approved for by default. */
  readonly scopes?: readonly string[] | undefined;
}

interface Parts {
  readonly store: Pick<SandboxStore, 'change'>;
  readonly oauthClients: Pick<OAuthClients, 'find'>;
  readonly tokenMint: TokenMint;
}

/**
 * Makes tokens as if a user had given the app access to the business (G253): the one who calls, or else an owner.
 *
 * @throws ResourceNotFound when there is no such app.
 * @throws InvalidState when it is not approved.
 * @throws FieldError naming a scope that is not approved.
 * @throws Forbidden when there is no user who may open the business.
 */
export async function mintTokens(
  { store, oauthClients, tokenMint }: Parts,
  act: Act,
  businessId: string,
  { clientId, scopes }: WantedTokens,
): Promise<IssuedTokens> {
  const client = await oauthClients.find(clientId);
  if (client === undefined) throw new ResourceNotFound(`app ${clientId}. Check client_id`);
  if (client.status !== 'approved') {
    throw new InvalidState(`The app is ${client.status}; tokens can only be created for an approved app.`);
  }
  const wanted = scopes ?? client.approvedScopes;
  const refused = unapprovedScopes(client, wanted).map(
    (scope) => `The scope ${scope} is not approved for the app.`,
  );
  if (refused.length > 0) throw new FieldError({ scopes: refused });
  const userId =
    act.actor.kind === 'user'
      ? act.actor.id
      : await store.change(businessId, ({ business }) => business.ownerId());
  const tokens =
    userId === undefined
      ? undefined
      : await tokenMint.mint(client, { businessId, userId, scopes: wanted }, act);
  if (tokens === undefined) throw new Forbidden('The business has no owner who could open it to the app.');
  return tokens;
}
