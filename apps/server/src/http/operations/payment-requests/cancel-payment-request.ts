import type { Services } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { paymentRequestBody } from './payment-request-body.ts';

/** Withdraws a payment request that has received nothing (G71). */
export const cancelPaymentRequest =
  ({
    paymentRequests,
    currencies,
  }: Pick<Services, 'paymentRequests' | 'currencies'>): Handler<'cancelPaymentRequest'> =>
  async ({ path }, context) => {
    const request = await paymentRequests.cancel(profileOf(context), path.id);
    return ok('Payment request cancelled.', paymentRequestBody(request, currencies));
  };
