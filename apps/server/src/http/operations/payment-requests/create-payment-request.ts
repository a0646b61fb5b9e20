import type { PaymentRequest } from '../../../domain/payments/requests/payment-request.ts';
import type { Services } from '../../../services.ts';
import { type Handler, profileOf, publicKeyIdOf } from '../../handler.ts';
import { created, replyOnce } from '../../replies.ts';
import { paymentRequestBody } from './payment-request-body.ts';
import { paymentRequestOrder } from './payment-request-order.ts';

/** Asks a payer for a payment (G43). */
export const createPaymentRequest =
  ({
    paymentRequests,
    currencies,
  }: Pick<Services, 'paymentRequests' | 'currencies'>): Handler<'createPaymentRequest'> =>
  ({ body }, context) =>
    replyOnce(
      context,
      (keep) =>
        paymentRequests.create(
          profileOf(context),
          { ...paymentRequestOrder(body), publicKeyId: publicKeyIdOf(context) },
          keep,
        ),
      (request: PaymentRequest) =>
        created('Payment request created.', paymentRequestBody(request, currencies), {
          Location: `/v1/payments/requests/${request.id}`,
        }),
    );
