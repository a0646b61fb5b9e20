import type { OAuthScope } from '@finops/contract/console/enumerations';
import type { Act } from '../domain/accounts/audit-entry.ts';
import type { AppReviews } from '../domain/oauth/app-reviews.ts';
import { newClientSecret } from '../domain/oauth/client-credential.ts';
import type { OAuthApp } from '../domain/oauth/oauth-app.ts';
import type { OAuthAppStore } from '../domain/oauth/oauth-app-store.ts';
import type { OAuthApps } from '../domain/oauth/oauth-apps.ts';
import type { OAuthClients } from '../domain/oauth/oauth-client.ts';
import { requestableScopes } from '../domain/oauth/oauth-scopes.ts';
import { DEMO_CLIENT_ID } from '../domain/sandbox/mint-tokens.ts';
import { demoRandomness } from './demo-randomness.ts';

/** Credentials of the demo app of the sandbox. Never logged; only printed on the terminal. */
export interface DemoApp {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly scopes: readonly OAuthScope[];
}

interface Dependencies {
  readonly oauthApps: OAuthApps;
  readonly appReviews: AppReviews;
  readonly oauthClients: OAuthClients;
  readonly clients: OAuthAppStore['clients'];
}

const REQUEST_ID = 'req_demo000000000000';
const SYSTEM: Act = { actor: { kind: 'system', id: 'SYS_console' }, requestId: REQUEST_ID };

/**
 * Ensures that the demo business has an approved app with a beneficiary and with the returned secret. Changes made
 * by its owner are kept.
 *
 * @param secretKey at least 32 secret bytes from which the secret is derived; another key invalidates the old
 * secret.
 */
export async function seedDemoApp(
  parts: Dependencies,
  { businessId, ownerId }: { readonly businessId: string; readonly ownerId: string },
  secretKey: Uint8Array,
): Promise<DemoApp> {
  const { oauthApps, oauthClients } = parts;
  const owner: Act = { actor: { kind: 'user', id: ownerId }, requestId: REQUEST_ID };
  const clientSecret = newClientSecret(demoRandomness(secretKey, 'client secret'));
  const { id } = await approvedApp(parts, owner, businessId, clientSecret);
  if ((await oauthClients.authenticate(DEMO_CLIENT_ID, clientSecret)) === undefined) {
    // The second rotation ends the overlap of the old secret.
    await oauthApps.rotate(owner, businessId, id, clientSecret);
    await oauthApps.rotate(owner, businessId, id, clientSecret);
  }
  const { redirectUris, requestedScopes } = await oauthApps.get(businessId, id);
  const [redirectUri = ''] = redirectUris;
  return { clientId: DEMO_CLIENT_ID, clientSecret, redirectUri, scopes: requestedScopes };
}

async function approvedApp(
  parts: Dependencies,
  owner: Act,
  businessId: string,
  clientSecret: string,
): Promise<OAuthApp> {
  const { oauthApps, appReviews } = parts;
  const app = await registeredApp(parts, owner, businessId, clientSecret);
  const { id, status } = app;
  if (app.beneficiary === undefined) await appReviews.registerBeneficiary(SYSTEM, id, 'Demo Lender Ltd');
  if (status === 'suspended') await appReviews.decide(SYSTEM, id, 'oauth_app.reinstated');
  if (status === 'rejected') await oauthApps.submit(owner, businessId, id);
  if (status === 'rejected' || status === 'pending') {
    await appReviews.decide(SYSTEM, id, 'oauth_app.approved');
  }
  return app;
}

async function registeredApp(
  { oauthApps, oauthClients, clients }: Dependencies,
  owner: Act,
  businessId: string,
  secret: string,
): Promise<OAuthApp> {
  const known = await oauthClients.find(DEMO_CLIENT_ID);
  if (known !== undefined) return oauthApps.get(businessId, known.appId);
  // An entry without an app is left over from an interrupted start.
  await clients.remove(DEMO_CLIENT_ID);
  return oauthApps.create(
    owner,
    businessId,
    {
      name: 'Demo app',
      homepageUrl: 'https://demo.example.com',
      redirectUris: ['http://localhost:3000/callback'],
      scopes: requestableScopes,
    },
    { clientId: DEMO_CLIENT_ID, secret },
  );
}
