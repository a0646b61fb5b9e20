import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { customerReviewBody } from './customer-review-body.ts';

/** Approves a customer in review (G147). */
export const approveCustomer =
  ({ customerReviews }: Pick<ConsoleServices, 'customerReviews'>): ConsoleHandler<'approveCustomer'> =>
  async ({ path }, context) => {
    const act = actOf(context, 'administrator');
    const customer = await customerReviews.decide(act, path.id, { outcome: 'approved' });
    return ok('Customer approved.', customerReviewBody(customer));
  };
