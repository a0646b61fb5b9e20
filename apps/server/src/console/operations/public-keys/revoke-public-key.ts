import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { publicKeyBody } from './public-key-body.ts';

/** Revokes a public key permanently. */
export const revokePublicKey =
  ({ accounts: { publicKeys } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'revokePublicKey'> =>
  async ({ path }, context) => {
    const key = await publicKeys.revoke(actOf(context), businessIdOf(context), path.id);
    return ok('Public key revoked.', publicKeyBody(key));
  };
