import { hkdfSync } from 'node:crypto';
import { loadConsoleDocument } from '@finops/contract/document';
import { Consents } from '../domain/oauth/consents.ts';
import { SEAL_KEY_BYTES } from '../domain/sealed-bytes.ts';
import type { CookieSettings } from '../issuer/consent-cookie.ts';
import { Issuer } from '../issuer/issuer.ts';
import { oauth2Handlers } from '../issuer/operations/oauth2/index.ts';
import { wellKnownHandlers } from '../issuer/operations/well-known/index.ts';
import { tokenMint } from '../issuer/token-mint.ts';
import type { Services } from '../services.ts';
import { accountStore } from '../storage/account-store.ts';
import { issuerStore } from '../storage/issuer-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** The issuer of tokens, and the pages on which users decide about apps. */
export function issuerArea(
  { config, database, clock, ids, randomness, sweepMs }: Base,
  { accounts, oauthClients, signingKeys }: Pick<Services, 'accounts' | 'oauthClients' | 'signingKeys'>,
) {
  const { environment, issuerUrl } = config;
  const keyFor = (purpose: string) => {
    const secret = Buffer.from(config.secretKey.reveal(), 'base64');
    return Buffer.from(hkdfSync('sha256', secret, '', purpose, SEAL_KEY_BYTES));
  };
  const store = issuerStore(database);
  const consents = new Consents({ store: accountStore(database), clock, ids });
  const issuer = new Issuer({
    url: issuerUrl,
    store,
    keys: signingKeys,
    clients: oauthClients,
    consents,
    clock,
    randomness,
    sealKey: keyFor('issuer records'),
  });
  const cookie: CookieSettings = { key: keyFor('consent cookies'), environment, issuer: issuerUrl };
  return {
    services: {
      tokenMint: tokenMint(issuer, randomness),
      consentPages: { issuer, consents, cookie, sessions: accounts.sessions },
    },
    handlers: {
      issuer: {
        ...oauth2Handlers(issuer, cookie),
        ...wellKnownHandlers(issuerUrl, appScopes(), signingKeys),
      },
    },
    jobs: [
      {
        name: 'expired records of the issuer',
        restMs: sweepMs,
        run: async () => {
          await store.removeExpired(clock.now());
          return false;
        },
      },
    ],
  } satisfies Area;
}

/** The scopes that an app can request. */
function appScopes(): readonly string[] {
  const { OAuthScope } = loadConsoleDocument().components.schemas ?? {};
  return (OAuthScope as { readonly enum: readonly string[] }).enum;
}
