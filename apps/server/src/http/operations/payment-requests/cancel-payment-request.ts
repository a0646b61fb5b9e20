import type { PaymentRequest } from '../../../domain/payments/requests/payment-request.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok, replyOnce } from '../../replies.ts';
import { paymentRequestBody } from './payment-request-body.ts';

/** Withdraws a payment request that has received nothing (G71). */
export const cancelPaymentRequest =
  ({
    paymentRequests,
    currencies,
  }: Pick<ApiServices, 'paymentRequests' | 'currencies'>): Handler<'cancelPaymentRequest'> =>
  ({ path }, context) =>
    replyOnce(
      context,
      (keep) => paymentRequests.cancel(profileOf(context), path.id, keep),
      (request: PaymentRequest) => ok('Payment request cancelled.', paymentRequestBody(request, currencies)),
    );
