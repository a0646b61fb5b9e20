import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';

/** Returns the name under which payers see the business of the credential, and no private data (G355). */
export const getMerchant =
  ({ paymentRequests }: Pick<ApiServices, 'paymentRequests'>): Handler<'getMerchant'> =>
  async (_, context) => {
    const { name } = await paymentRequests.merchant(profileOf(context));
    return ok('Merchant retrieved.', { username: name, business_name: name });
  };
