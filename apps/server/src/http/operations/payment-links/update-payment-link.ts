import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { paymentLinkBody } from './payment-link-body.ts';
import { linkChanges } from './payment-link-request.ts';

type Dependencies = Pick<ApiServices, 'paymentLinks' | 'currencies' | 'linkPage'>;

/** Replaces the given fields of a link that has not ended (G81). */
export const updatePaymentLink =
  (dependencies: Dependencies): Handler<'updatePaymentLink'> =>
  async ({ path, body }, context) => {
    const link = await dependencies.paymentLinks.update(profileOf(context), path.id, linkChanges(body));
    return ok('Payment link updated.', paymentLinkBody(link, dependencies));
  };
