import { created } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { publicKeyBody } from './public-key-body.ts';

/** Creates a public key, which is safe in a browser (G24). */
export const createPublicKey =
  ({ accounts: { publicKeys } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'createPublicKey'> =>
  async ({ body }, context) => {
    const key = await publicKeys.create(actOf(context), businessIdOf(context), body.name);
    return created('Public key created.', publicKeyBody(key));
  };
