import { clientOf, type IssuerHandler } from '../../handler.ts';
import type { Issuer } from '../../issuer.ts';

/** Revokes a refresh token; anything else is ignored. */
export const revokeToken =
  (issuer: Issuer): IssuerHandler<'revokeToken'> =>
  async ({ body }, context) => {
    await issuer.revoke(clientOf(context), body.token);
    return { status: 200 };
  };
