import {
  type AccessTokenSettings,
  grantedScopes,
  InvalidAccessToken,
  validateAccessTokens,
} from '@finops/contract/access-tokens';
import type { Config } from '../config/config.ts';
import type { AccessTokens } from '../domain/accounts/access-token.ts';
import type { Clock } from '../domain/clock.ts';

/** Validates access tokens of this environment: issued by its issuer to clients registered in it. */
export function accessTokensOf(
  { issuerUrl, environment }: Pick<Config, 'issuerUrl' | 'environment'>,
  keys: Required<AccessTokenSettings>['keys'],
  clock: Clock,
): AccessTokens {
  const clients = environment === 'production' ? '-live' : '-test';
  const tokens = validateAccessTokens({
    issuer: issuerUrl,
    client: (id) => id.endsWith(clients),
    keys,
    now: () => clock.now(),
  });
  return {
    read: async (token) => {
      const claims = await tokens.verify(token).catch((error: unknown) => {
        if (error instanceof InvalidAccessToken) return undefined;
        throw error;
      });
      return (
        claims && {
          id: claims.jti,
          clientId: claims.client_id,
          userId: claims.sub,
          businessId: claims.business_id,
          scopes: new Set(grantedScopes(claims)),
          beneficiaryId: claims.beneficiary_id,
        }
      );
    },
  };
}
