import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { paymentRequestBody } from './payment-request-body.ts';

/** Lists the payment requests of the profile, newest first by default (G06, G43). */
export const listPaymentRequests =
  ({
    paymentRequests,
    currencies,
    cursors,
  }: Pick<ApiServices, 'paymentRequests' | 'currencies' | 'cursors'>): Handler<'listPaymentRequests'> =>
  ({ query }, context, call) => {
    const profile = profileOf(context);
    return page(
      'Payment requests retrieved.',
      { call, query, cursors, reader: profile },
      (request) => paymentRequests.list(profile, { statuses: query.status }, request),
      (request) => paymentRequestBody(request, currencies),
    );
  };
