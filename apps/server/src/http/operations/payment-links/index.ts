import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { createPaymentLink } from './create-payment-link.ts';
import { createPaymentLinkRequest } from './create-payment-link-request.ts';
import { deletePaymentLink } from './delete-payment-link.ts';
import { getPaymentLink } from './get-payment-link.ts';
import { listPaymentLinkRequests } from './list-payment-link-requests.ts';
import { listPaymentLinks } from './list-payment-links.ts';
import { updatePaymentLink } from './update-payment-link.ts';

/** Pages on which payers pay. */
export const paymentLinkHandlers = (
  services: Pick<ApiServices, 'currencies' | 'cursors' | 'linkPage' | 'linkRequests' | 'paymentLinks'>,
) =>
  ({
    createPaymentLink: createPaymentLink(services),
    createPaymentLinkRequest: createPaymentLinkRequest(services),
    deletePaymentLink: deletePaymentLink(services),
    getPaymentLink: getPaymentLink(services),
    listPaymentLinkRequests: listPaymentLinkRequests(services),
    listPaymentLinks: listPaymentLinks(services),
    updatePaymentLink: updatePaymentLink(services),
  }) satisfies Partial<Handlers>;
