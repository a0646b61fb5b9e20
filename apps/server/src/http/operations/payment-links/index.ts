import type { Services } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { createPaymentLink } from './create-payment-link.ts';
import { deletePaymentLink } from './delete-payment-link.ts';
import { getPaymentLink } from './get-payment-link.ts';
import { listPaymentLinks } from './list-payment-links.ts';
import { updatePaymentLink } from './update-payment-link.ts';

/** Pages on which payers pay. */
export const paymentLinkHandlers = (
  services: Pick<Services, 'currencies' | 'cursors' | 'linkPage' | 'paymentLinks'>,
) =>
  ({
    createPaymentLink: createPaymentLink(services),
    deletePaymentLink: deletePaymentLink(services),
    getPaymentLink: getPaymentLink(services),
    listPaymentLinks: listPaymentLinks(services),
    updatePaymentLink: updatePaymentLink(services),
  }) satisfies Partial<Handlers>;
