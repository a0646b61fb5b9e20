import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { paymentLinkBody } from './payment-link-body.ts';

type Dependencies = Pick<ApiServices, 'paymentLinks' | 'currencies' | 'linkPage'>;

/** Closes a link permanently; it can still be read (G81). */
export const deletePaymentLink =
  (dependencies: Dependencies): Handler<'deletePaymentLink'> =>
  async ({ path }, context) => {
    const link = await dependencies.paymentLinks.delete(profileOf(context), path.id);
    return ok('Payment link deleted.', paymentLinkBody(link, dependencies));
  };
