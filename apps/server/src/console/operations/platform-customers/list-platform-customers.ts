import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { type ConsoleHandler, readerOf } from '../../handler.ts';
import { customerReviewBody } from './customer-review-body.ts';

/** Lists the customers of all businesses; those in review form the queue (G147). */
export const listPlatformCustomers =
  ({
    customerReviews,
    cursors,
  }: Pick<ConsoleServices, 'customerReviews' | 'cursors'>): ConsoleHandler<'listPlatformCustomers'> =>
  ({ query }, context, call) =>
    page(
      'Customers retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => customerReviews.list({ status: query.status, businessId: query.business_id }, request),
      customerReviewBody,
    );
