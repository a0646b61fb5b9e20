import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { paymentRequestBody } from '../payment-requests/payment-request-body.ts';

/** Lists the payment requests created through a link, newest first by default (G06). */
export const listPaymentLinkRequests =
  ({
    linkRequests,
    currencies,
    cursors,
  }: Pick<ApiServices, 'linkRequests' | 'currencies' | 'cursors'>): Handler<'listPaymentLinkRequests'> =>
  ({ path, query }, context, call) => {
    const profile = profileOf(context);
    const asked = { ...query, link: path.id };
    return page(
      'Payment requests retrieved.',
      { call, query: asked, cursors, reader: profile },
      (request) => linkRequests.list(profile, path.id, query.status, request),
      (request) => paymentRequestBody(request, currencies),
    );
  };
