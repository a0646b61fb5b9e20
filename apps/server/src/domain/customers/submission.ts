import { present } from '../present.ts';
import type { Customer } from './customer.ts';
import type { ChangedCustomer } from './customer-ledger.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { eventOfMove } from './verification.ts';

/**
 * The customer after submission for review.
 *
 * @param sharedOutcome the answer of the identity provider that shared a token about it.
 * @throws InvalidState when it is in review or active.
 */
export function submission(
  before: Customer,
  at: Date,
  provider: Pick<IdentityProvider, 'answersAfterMs'>,
  sharedOutcome?: Customer['sharedOutcome'],
): ChangedCustomer {
  const event = eventOfMove(before, 'in_review', 'customer');
  const { sharedOutcome: _shared, reviewDueAt: _due, ...customer } = before;
  const submitted: Customer = {
    ...customer,
    ...present({ sharedOutcome }),
    status: 'in_review',
    rejectionReasons: [],
    submittedAt: at,
  };
  const answersAfterMs = provider.answersAfterMs(submitted);
  const reviewDueAt = answersAfterMs === undefined ? undefined : new Date(at.getTime() + answersAfterMs);
  return { after: { ...submitted, ...present({ reviewDueAt }) }, event };
}
