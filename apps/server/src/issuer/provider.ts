import type { EventEmitter } from 'node:events';
import { operationTable, scopes } from '@finops/contract';
import './url-parse.ts';
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Clock } from '../domain/clock.ts';
import { beneficiaryOf, scopesIn } from '../domain/oauth/granted-scopes.ts';
import type { OAuthClient } from '../domain/oauth/oauth-client.ts';
import type { SigningKey } from '../domain/oauth/signing-keys.ts';
import { present } from '../domain/present.ts';
import { consentPath } from './consent-path.ts';
import { currentIssuance } from './issuance.ts';
import { adapters } from './record-adapter.ts';
import type { RecordSeal } from './record-seal.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes in seconds. A grant lives as long as its longest-lived token; see `IssuerRecords.put`. */
const LIFETIMES = {
  AccessToken: HOUR,
  AuthorizationCode: 10 * MINUTE,
  Grant: 10 * MINUTE,
  IdToken: HOUR,
  Interaction: 30 * MINUTE,
  RefreshToken: 30 * DAY,
  Session: 30 * MINUTE,
} as const;

const { Check, Prompt } = interactionPolicy;

/**
 * Each authorization asks the user to sign in and consent again: the issuer keeps no session, and no two grants share a
 * family (G250).
 */
const policy = [
  new Prompt(
    { name: 'consent', requestable: true },
    new Check('nothing_allowed', 'The user has not given consent.', 'consent_required', ({ oidc }) => {
      return oidc.result?.login === undefined || oidc.result.consent === undefined;
    }),
  ),
];

interface Dependencies {
  /** The canonical issuer. */
  readonly url: string;
  readonly seal: RecordSeal;
  readonly clock: Clock;
}

/** Creates the provider that signs with this key. */
export function makeProvider({ url, seal, clock }: Dependencies, { kid, privateKey }: SigningKey): Provider {
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
  const configuration: Configuration = {
    adapter: adapters(seal, clock),
    jwks: { keys: [jwk] },
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access'],
    claims: { openid: ['sub'] },
    routes: {
      authorization: operationTable.authorizeApp.path,
      token: operationTable.createToken.path,
      jwks: operationTable.getJwks.path,
    },
    ttl: LIFETIMES,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => url,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, __, { clientId }) => ({
          scope: scopesOfNewTokens(currentIssuance().client).join(' '),
          audience: clientId,
          accessTokenFormat: 'jwt',
          accessTokenTTL: LIFETIMES.AccessToken,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    interactions: { policy, url: (_, { uid }) => consentPath(url, uid) },
    loadExistingGrant,
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    formats: {
      customizers: {
        jwt: (_, { scope = '' }, { payload }) => {
          const { client, grant } = currentIssuance();
          if (client === undefined || grant === undefined) throw new Error('A token has no grant.');
          const issuedAt = Math.floor(clock.now().getTime() / 1000);
          payload.iat = issuedAt;
          payload.exp = issuedAt + LIFETIMES.AccessToken;
          payload.scp = scope;
          delete payload.scope;
          Object.assign(
            payload,
            { business_id: grant.businessId },
            present({ beneficiary_id: beneficiaryOf(client, scopesIn(scope)) }),
          );
        },
      },
    },
    renderError: (ctx, out) => {
      ctx.body = out;
    },
  };
  const provider = new Provider(url, configuration);
  const fail = (error: unknown) => {
    currentIssuance().failure = error;
  };
  provider.on('server_error', (_, error) => fail(error));
  (provider as EventEmitter).on('error', fail);
  return provider;
}

/**
 * New tokens omit scopes that an approved app may no longer request; while an app is under review, its scopes stay
 * unchanged.
 */
function scopesOfNewTokens(client: OAuthClient | undefined): readonly string[] {
  return client?.status === 'approved' ? client.approvedScopes : Object.keys(scopes);
}

async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const grantId = oidc.result?.consent?.grantId;
  return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId);
}
