import type { PaymentLink } from '../../../domain/payments/links/payment-link.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { created, replyOnce } from '../../replies.ts';
import { paymentLinkBody } from './payment-link-body.ts';
import { newLink } from './payment-link-request.ts';

type Dependencies = Pick<ApiServices, 'paymentLinks' | 'currencies' | 'linkPage'>;

/** Creates a page on which payers pay (G45, G81). */
export const createPaymentLink =
  (dependencies: Dependencies): Handler<'createPaymentLink'> =>
  ({ body }, context) =>
    replyOnce(
      context,
      (keep) => dependencies.paymentLinks.create(profileOf(context), newLink(body), keep),
      (link: PaymentLink) =>
        created('Payment link created.', paymentLinkBody(link, dependencies), {
          Location: `/v1/payments/links/${link.id}`,
        }),
    );
