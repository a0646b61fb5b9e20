import type { RecipientLimits } from '../accounts/recipient-limits.ts';
import type { Rails } from './rails.ts';

/**
 * Issues as the rails do, but asks no phone to pay more often than it may be asked (G337).
 *
 * @returns what throws RecipientLimitReached when the phone was asked too often; nothing was issued then.
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
