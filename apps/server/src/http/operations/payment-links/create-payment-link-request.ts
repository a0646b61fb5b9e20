import type { PaymentRequest } from '../../../domain/payments/requests/payment-request.ts';
import type { ApiServices } from '../../../services.ts';
import { callerOf, type Handler, payerOf, profileOf } from '../../handler.ts';
import { created, replyOnce } from '../../replies.ts';
import { paymentRequestBody } from '../payment-requests/payment-request-body.ts';
import { demandOwnLink } from './own-link.ts';
import { linkPayment } from './payment-link-order.ts';

/** Creates a payment request for a payer of a link (G83). */
export const createPaymentLinkRequest =
  ({
    linkRequests,
    currencies,
  }: Pick<ApiServices, 'linkRequests' | 'currencies'>): Handler<'createPaymentLinkRequest'> =>
  ({ path, body }, context, call) => {
    demandOwnLink(callerOf(context), path.id);
    return replyOnce(
      context,
      (keep) =>
        linkRequests.create(profileOf(context), path.id, linkPayment(body), payerOf(context, call), keep),
      (request: PaymentRequest) =>
        created('Payment request created.', paymentRequestBody(request, currencies), {
          Location: `/v1/payments/requests/${request.id}`,
        }),
    );
  };
