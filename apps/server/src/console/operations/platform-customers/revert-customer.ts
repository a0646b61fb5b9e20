import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { customerReviewBody } from './customer-review-body.ts';

/** Reverts the verification of a customer (G147). */
export const revertCustomer =
  ({ customerReviews }: Pick<ConsoleServices, 'customerReviews'>): ConsoleHandler<'revertCustomer'> =>
  async ({ path, body }, context) => {
    const act = actOf(context, 'administrator');
    const customer = await customerReviews.decide(act, path.id, { outcome: 'reverted', reason: body.reason });
    return ok('Verification reverted.', customerReviewBody(customer));
  };
