import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandler } from '../../handler.ts';
import { customerReviewBody } from './customer-review-body.ts';

/** Returns any customer, with what is on file for its review (G147). */
export const getPlatformCustomer =
  ({ customerReviews }: Pick<ConsoleServices, 'customerReviews'>): ConsoleHandler<'getPlatformCustomer'> =>
  async ({ path }) =>
    ok('Customer retrieved.', customerReviewBody(await customerReviews.get(path.id)));
