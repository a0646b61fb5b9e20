import type { ApiServices } from '../../../services.ts';
import { callerOf, type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { demandOwnLink } from './own-link.ts';
import { paymentLinkBody, publicPaymentLinkBody } from './payment-link-body.ts';

type Dependencies = Pick<ApiServices, 'paymentLinks' | 'currencies' | 'linkPage'>;

/** Returns one link of the profile: in full to the business; to its own public key, only what payers may see (G24). */
export const getPaymentLink =
  (dependencies: Dependencies): Handler<'getPaymentLink'> =>
  async ({ path }, context) => {
    const caller = callerOf(context);
    demandOwnLink(caller, path.id);
    const link = await dependencies.paymentLinks.get(profileOf(context), path.id);
    const bodyOf = caller.kind === 'public_key' ? publicPaymentLinkBody : paymentLinkBody;
    return ok('Payment link retrieved.', bodyOf(link, dependencies));
  };
