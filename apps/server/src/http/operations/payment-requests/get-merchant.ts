import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';

/** How the business of the credential is called to payers, and nothing that is private (G355). */
export const getMerchant =
  ({ paymentRequests }: Pick<ApiServices, 'paymentRequests'>): Handler<'getMerchant'> =>
  async (_, context) => {
    const { name } = await paymentRequests.merchant(profileOf(context));
    return ok('Merchant retrieved.', { username: name, business_name: name });
  };
