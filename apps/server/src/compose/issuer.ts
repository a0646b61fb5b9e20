import { derivedKey } from '../domain/derived-key.ts';
import { Consents } from '../domain/oauth/consents.ts';
import { requestableScopes } from '../domain/oauth/oauth-scopes.ts';
import type { CookieSettings } from '../issuer/consent-cookie.ts';
import { Issuer } from '../issuer/issuer.ts';
import { oauth2Handlers } from '../issuer/operations/oauth2/index.ts';
import { wellKnownHandlers } from '../issuer/operations/well-known/index.ts';
import { tokenMint } from '../issuer/token-mint.ts';
import type { Services } from '../services.ts';
import { accountStore } from '../storage/accounts/postgres-account-store.ts';
import { issuerStore } from '../storage/directory/postgres-issuer-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** The issuer of tokens, and the pages on which users decide about apps. */
export function issuerArea(
  { config, database, clock, ids, randomness, sweepMs }: Base,
  { accounts, oauthClients, signingKeys }: Pick<Services, 'accounts' | 'oauthClients' | 'signingKeys'>,
) {
  const { environment, issuerUrl } = config;
  const secretKey = Buffer.from(config.secretKey.reveal(), 'base64');
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
    sealKey: derivedKey(secretKey, 'issuer records'),
  });
  const cookie: CookieSettings = {
    key: derivedKey(secretKey, 'consent cookies'),
    environment,
    issuer: issuerUrl,
  };
  return {
    services: {
      tokenMint: tokenMint(issuer, randomness),
      consentPages: { issuer, consents, cookie, sessions: accounts.sessions },
    },
    handlers: {
      issuer: {
        ...oauth2Handlers(issuer, cookie),
        ...wellKnownHandlers(issuerUrl, requestableScopes, signingKeys),
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
