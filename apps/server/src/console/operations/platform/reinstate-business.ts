import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { businessBody } from '../business/business-body.ts';

/** Reinstates a suspended business (G95). */
export const reinstateBusiness =
  ({ accounts: { businesses } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'reinstateBusiness'> =>
  async ({ path }, context) => {
    const act = actOf(context, 'administrator');
    const business = await businesses.verify(act, path.id, 'business.reinstated');
    return ok('Business reinstated.', businessBody(business));
  };
