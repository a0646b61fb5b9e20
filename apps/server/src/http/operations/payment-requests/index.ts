import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { cancelPaymentRequest } from './cancel-payment-request.ts';
import { createPaymentRequest } from './create-payment-request.ts';
import { getMerchant } from './get-merchant.ts';
import { getPaymentRequest } from './get-payment-request.ts';
import { listPaymentRequests } from './list-payment-requests.ts';

/** Payments that payers are asked to make. */
export const paymentRequestHandlers = (
  services: Pick<ApiServices, 'currencies' | 'cursors' | 'paymentRequests'>,
) =>
  ({
    cancelPaymentRequest: cancelPaymentRequest(services),
    createPaymentRequest: createPaymentRequest(services),
    getMerchant: getMerchant(services),
    getPaymentRequest: getPaymentRequest(services),
    listPaymentRequests: listPaymentRequests(services),
  }) satisfies Partial<Handlers>;
