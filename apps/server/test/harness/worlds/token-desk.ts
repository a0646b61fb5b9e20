import type { OAuthScope } from '@finops/contract/console';
import { SignJWT } from 'jose';
import type { OAuthApp } from '../../../src/domain/oauth/oauth-app.ts';
import type { SigningKey } from '../../../src/domain/oauth/signing-keys.ts';
import { randomIds } from '../../../src/system.ts';
import type { SeededBusiness } from '../seed/seed-business.ts';
import { SYSTEM } from './console-server.ts';
import type { TestServer } from './server.ts';

/** Differences of a token from one that the issuer would sign for the app. */
export interface TokenChanges {
  readonly claims?: object;
  readonly header?: object;
  /** By default the current signing key of the issuer. */
  readonly key?: Pick<SigningKey, 'privateKey' | 'kid'>;
}

/** An approved app, and access tokens for it. */
export interface TokenDesk {
  readonly app: OAuthApp;
  /** The user who gave consent. */
  readonly userId: string;
  /** The claims of a token just issued for the business. */
  claims(changes?: object): Readonly<Record<string, unknown>>;
  /** A signed token. */
  token(changes?: TokenChanges): Promise<string>;
  /** The value of `Authorization` with such a token. */
  bearer(changes?: TokenChanges): Promise<string>;
}

/** Registers and approves an app of one business; its tokens give access to another. */
export async function openTokenDesk(
  { services, issuerUrl }: Pick<TestServer, 'services' | 'issuerUrl'>,
  { owner, opened }: Readonly<Record<'owner' | 'opened', Pick<SeededBusiness, 'businessId'>>>,
  scopes: readonly OAuthScope[] = ['balances:read', 'balances:write', 'pledges:write'],
): Promise<TokenDesk> {
  const { oauthApps, appReviews, signingKeys, clock } = services;
  const { id } = await oauthApps.create(SYSTEM, owner.businessId, {
    name: 'Lovelace Lending',
    homepageUrl: 'https://lending.example.com',
    redirectUris: ['https://lending.example.com/callback'],
    scopes,
  });
  const { beneficiary } = await appReviews.registerBeneficiary(SYSTEM, id, 'Lovelace Lending Ltd');
  const app = await appReviews.decide(SYSTEM, id, 'oauth_app.approved');
  const userId = randomIds.next('USR_');
  const claims = (changes: object = {}) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    return {
      ...{ iss: issuerUrl, sub: userId, aud: app.clientId, client_id: app.clientId },
      ...{ iat: now, exp: now + 3600, jti: randomIds.next('jti_'), scp: scopes.join(' ') },
      ...{ business_id: opened.businessId, beneficiary_id: beneficiary?.id },
      ...changes,
    };
  };
  const token = async ({ claims: changed = {}, header = {}, key }: TokenChanges = {}) => {
    const { privateKey, kid } = key ?? (await signingKeys.signingKey());
    return new SignJWT(claims(changed))
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid, ...header })
      .sign(privateKey);
  };
  return { app, userId, claims, token, bearer: async (changes) => `Bearer ${await token(changes)}` };
}
