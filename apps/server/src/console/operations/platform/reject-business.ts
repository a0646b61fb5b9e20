import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { businessBody } from '../business/business-body.ts';

/** Rejects a submitted business (G95). */
export const rejectBusiness =
  ({ accounts: { businesses } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'rejectBusiness'> =>
  async ({ path, body }, context) => {
    const act = actOf(context, 'administrator');
    const business = await businesses.verify(act, path.id, 'business.rejected', body.reason);
    return ok('Business rejected.', businessBody(business));
  };
