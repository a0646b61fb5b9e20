import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { businessBody } from '../business/business-body.ts';

/** Suspends a business (G95). */
export const suspendBusiness =
  ({ accounts: { businesses } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'suspendBusiness'> =>
  async ({ path, body }, context) => {
    const act = actOf(context, 'administrator');
    const business = await businesses.verify(act, path.id, 'business.suspended', body.reason);
    return ok('Business suspended.', businessBody(business));
  };
