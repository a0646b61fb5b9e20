import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { businessBody } from '../business/business-body.ts';

/** Approves a submitted business (G95). */
export const approveBusiness =
  ({ accounts: { businesses } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'approveBusiness'> =>
  async ({ path }, context) => {
    const act = actOf(context, 'administrator');
    const business = await businesses.verify(act, path.id, 'business.approved');
    return ok('Business approved.', businessBody(business));
  };
