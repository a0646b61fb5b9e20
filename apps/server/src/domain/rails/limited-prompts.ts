import type { RecipientLimits } from '../accounts/recipient-limits.ts';
import type { Rails } from './rails.ts';

/**
 * Issues like the rails, but limits how often one phone is prompted to pay (G337).
 *
 * @returns a function that throws RecipientLimitReached, without issuing anything, when the phone was prompted too
 * often.
 */
export function limitedPrompts(
  rails: Pick<Rails, 'issue'>,
  limits: Pick<RecipientLimits, 'demandPaymentPrompt'>,
): Rails['issue'] {
  return async (request) => {
    const { businessId, payIn } = request;
    const phone = payIn.type === 'mobile_money' ? payIn.account?.phoneNumber : undefined;
    if (phone !== undefined) await limits.demandPaymentPrompt(businessId, phone);
    return rails.issue(request);
  };
}
