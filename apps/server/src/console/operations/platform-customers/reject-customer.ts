import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { customerReviewBody } from './customer-review-body.ts';

/** Rejects a customer in review (G147). */
export const rejectCustomer =
  ({ customerReviews }: Pick<ConsoleServices, 'customerReviews'>): ConsoleHandler<'rejectCustomer'> =>
  async ({ path, body }, context) => {
    const act = actOf(context, 'administrator');
    const customer = await customerReviews.decide(act, path.id, { outcome: 'rejected', reason: body.reason });
    return ok('Customer rejected.', customerReviewBody(customer));
  };
