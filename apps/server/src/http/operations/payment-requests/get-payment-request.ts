import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf, publicKeyIdOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { paymentRequestBody } from './payment-request-body.ts';

/** Returns one payment request of the profile; a public key sees only those that it created (G24). */
export const getPaymentRequest =
  ({
    paymentRequests,
    currencies,
  }: Pick<ApiServices, 'paymentRequests' | 'currencies'>): Handler<'getPaymentRequest'> =>
  async ({ path }, context) => {
    const request = await paymentRequests.get(profileOf(context), path.id, publicKeyIdOf(context));
    return ok('Payment request retrieved.', paymentRequestBody(request, currencies));
  };
