import type { OAuthScope } from '@finops/contract/console/enumerations';
import type { Act } from '../accounts/audit-entry.ts';
import { FieldError, Forbidden, InvalidState, ResourceNotFound } from '../domain-error.ts';
import { unapprovedScopes } from '../oauth/granted-scopes.ts';
import type { OAuthClient, OAuthClients } from '../oauth/oauth-client.ts';
import type { IssuedTokens, TokenMint } from '../oauth/token-mint.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The app of the demo business, which every business may use. Not secret, and the same in every sandbox. */
export const DEMO_CLIENT_ID = 'service-oauth2-5f0c2a6e-9d14-4b7a-8e35-1c7d90b2f4a8-test';

/** The app that tokens are made for. */
export interface WantedTokens {
  readonly clientId: string;
  /** All that the app is approved for by default. */
  readonly scopes?: readonly OAuthScope[] | undefined;
}

interface Dependencies {
  readonly store: Pick<SandboxStore, 'change'>;
  readonly oauthClients: Pick<OAuthClients, 'find'>;
  readonly tokenMint: TokenMint;
}

/**
 * Makes tokens as if a user had given the app access to the business (G253): the one who calls, or else the member who was shown the
 * secret of the API key last.
 *
 * @throws ResourceNotFound when neither the business nor the demo has such an app.
 * @throws InvalidState when it is not approved.
 * @throws FieldError naming a scope that is not approved, or that the API key lacks.
 * @throws Forbidden when that user may not open the business, or not with these scopes.
 */
export async function mintTokens(
  { store, oauthClients, tokenMint }: Dependencies,
  act: Act,
  businessId: string,
  { clientId, scopes }: WantedTokens,
): Promise<IssuedTokens> {
  const client = await oauthClients.find(clientId);
  if (client === undefined || !isWithin(client, businessId)) {
    throw new ResourceNotFound(`app ${clientId}. Check client_id`);
  }
  if (client.status !== 'approved') {
    throw new InvalidState(`The app is ${client.status}; tokens can only be created for an approved app.`);
  }
  const wanted = scopes ?? client.approvedScopes;
  refuse(unapprovedScopes(client, wanted), (scope) => `The scope ${scope} is not approved for the app.`);
  const giver = await giverOf(store, act, businessId);
  refuse(
    wanted.filter((scope) => !giver.mayGive(scope)),
    (scope) =>
      `This API key cannot give the scope ${scope}. Use a key with the scope ${NEEDED[scope] ?? scope}.`,
  );
  const { userId } = giver;
  const tokens = userId && (await tokenMint.mint(client, { businessId, userId, scopes: wanted }, act));
  if (!tokens) {
    throw new Forbidden(
      'The member who calls, or whose API key calls, no longer belongs to the business or lacks the role for these scopes. Use the API key of another member.',
    );
  }
  return tokens;
}

/** Apps of others ask users of their own; that of the demo is there for everybody to try. */
function isWithin(client: OAuthClient, businessId: string): boolean {
  return client.businessId === businessId || client.clientId === DEMO_CLIENT_ID;
}

/** What an API key needs to give a scope that no key has: a pledge quote tells what a balance covers. The others open nothing. */
const NEEDED: Partial<Record<OAuthScope, OAuthScope | 'sandbox:control'>> = {
  openid: 'sandbox:control',
  offline_access: 'sandbox:control',
  'pledges:write': 'balances:read',
};

interface Giver {
  /** Undefined when there is no such user. */
  readonly userId: string | undefined;
  /** Whether the credential allows it; the role of the user is looked at when the grant is made. */
  mayGive(scope: OAuthScope): boolean;
}

async function giverOf(store: Dependencies['store'], { actor }: Act, businessId: string): Promise<Giver> {
  if (actor.kind === 'user') return { userId: actor.id, mayGive: () => true };
  const key = await store.change(businessId, ({ apiKeys }) => apiKeys.find(actor.id));
  const held: readonly string[] = key?.scopes ?? [];
  return {
    userId: key?.rotatedBy ?? key?.createdBy,
    mayGive: (scope) => held.includes(NEEDED[scope] ?? scope),
  };
}

function refuse(scopes: readonly OAuthScope[], reasonOf: (scope: OAuthScope) => string): void {
  if (scopes.length > 0) throw new FieldError({ scopes: scopes.map(reasonOf) });
}
