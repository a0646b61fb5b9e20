import type { components } from '@finops/contract';
import { present } from '../../../domain/present.ts';
import { UNCACHED } from '../../../http/replies.ts';
import type { OAuthError } from '../../authorization-errors.ts';
import { clientOf, type IssuerHandler } from '../../handler.ts';
import type { Issuer } from '../../issuer.ts';

const GRANTS = { authorization_code: 'authorization code', refresh_token: 'refresh token' } as const;

/** Exchanges a code or a refresh token for tokens. */
export const createToken =
  (issuer: Issuer): IssuerHandler<'createToken'> =>
  async ({ body }, context) => {
    const answered = await issuer.exchange(clientOf(context), present({ ...body }));
    if (answered?.status === 200) {
      const tokens: components['schemas']['TokenResponse'] = JSON.parse(answered.text);
      return { status: 200, headers: UNCACHED, body: tokens };
    }
    const refused: OAuthError | undefined = answered && JSON.parse(answered.text);
    const error =
      refused === undefined || refused.error === 'invalid_grant'
        ? invalidGrant(GRANTS[body.grant_type])
        : refused;
    return { status: 400, headers: UNCACHED, body: error };
  };

function invalidGrant(what: string): OAuthError {
  return {
    error: 'invalid_grant',
    error_description: `The ${what} is unknown, expired, revoked or already used. Ask the user to authorize the app again.`,
  };
}
