import type { Caller } from '../../../domain/accounts/caller.ts';
import { Forbidden } from '../../../domain/domain-error.ts';
import type { PaymentRequest } from '../../../domain/payments/requests/payment-request.ts';
import type { ApiServices } from '../../../services.ts';
import { callerOf, type Handler, payerOf, profileOf } from '../../handler.ts';
import { created, replyOnce } from '../../replies.ts';
import { paymentRequestBody } from './payment-request-body.ts';
import { paymentRequestOrder } from './payment-request-order.ts';

/** Creates a payment request (G43). */
export const createPaymentRequest =
  ({
    paymentRequests,
    currencies,
  }: Pick<ApiServices, 'paymentRequests' | 'currencies'>): Handler<'createPaymentRequest'> =>
  ({ body }, context, call) => {
    refuseKeyOfLink(callerOf(context));
    return replyOnce(
      context,
      (keep) =>
        paymentRequests.create(
          profileOf(context),
          { ...paymentRequestOrder(body), ...payerOf(context, call) },
          keep,
        ),
      (request: PaymentRequest) =>
        created('Payment request created.', paymentRequestBody(request, currencies), {
          Location: `/v1/payments/requests/${request.id}`,
        }),
    );
  };

/** The key of a payment link creates requests of that link only (G24). */
function refuseKeyOfLink(caller: Caller): void {
  if (caller.kind !== 'public_key' || caller.link === undefined) return;
  throw new Forbidden(
    `The public key of a payment link creates payment requests of its link only: POST /v1/payments/links/${caller.link.id}/requests.`,
  );
}
