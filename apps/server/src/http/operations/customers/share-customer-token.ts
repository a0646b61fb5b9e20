import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';

/** Adopts a verification that an identity provider has completed (G41). */
export const shareCustomerToken =
  ({ tokenSharing }: Pick<ApiServices, 'tokenSharing'>): Handler<'shareCustomerToken'> =>
  async ({ path, body }, context) => {
    await tokenSharing.share(profileOf(context), path.id, body.token);
    return ok('Token accepted.');
  };
