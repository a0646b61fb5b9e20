import type { OAuthScope } from '@finops/contract/console/enumerations';
import type { Act } from '../accounts/audit-entry.ts';
import { FieldError, Forbidden, InvalidState, ResourceNotFound } from '../domain-error.ts';
import { unapprovedScopes } from '../oauth/granted-scopes.ts';
import type { OAuthClient, OAuthClients } from '../oauth/oauth-client.ts';
import type { IssuedTokens, TokenMint } from '../oauth/token-mint.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The app of the demo business, which every business may use. Not secret, and the same in every sandbox. */
export const DEMO_CLIENT_ID = 'service-oauth2-5f0c2a6e-9d14-4b7a-8e35-1c7d90b2f4a8-test';

/** The app, and the user and scopes of its tokens. */
export interface WantedTokens {
  readonly clientId: string;
  /** Defaults to all scopes that the app is approved for. */
  readonly scopes?: readonly OAuthScope[] | undefined;
}

interface Dependencies {
  readonly store: Pick<SandboxStore, 'change'>;
  readonly oauthClients: Pick<OAuthClients, 'find'>;
  readonly tokenMint: TokenMint;
}

/**
 * Creates tokens as if a user had given the app access to the business (G253). The user is the calling member or,
 * for an API key, the member who last saw its secret.
 *
 * @throws ResourceNotFound when neither the business nor the demo business has this app.
 * @throws InvalidState when it is not approved.
 * @throws FieldError naming a scope that is not approved, or that the API key lacks.
 * @throws Forbidden when that user may not give access to the business, or not with these scopes.
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

/** Apps of other businesses need consent of their own users; the demo app can be used by anyone. */
function isWithin(client: OAuthClient, businessId: string): boolean {
  return client.businessId === businessId || client.clientId === DEMO_CLIENT_ID;
}

/**
 * What an API key needs to grant a scope that no key can have: a pledge quote reveals whether a balance covers an
 * amount. The other scopes give access to nothing.
 */
const NEEDED: Partial<Record<OAuthScope, OAuthScope | 'sandbox:control'>> = {
  openid: 'sandbox:control',
  offline_access: 'sandbox:control',
  'pledges:write': 'balances:read',
};

interface Giver {
  /** Undefined if the user does not exist. */
  readonly userId: string | undefined;
  /** Whether the credential can grant the scope; the user's role is checked when the grant is made. */
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
