import { InvalidState } from '../domain-error.ts';
import type { CustomerStanding, Profile } from './profile.ts';

/** Whether money of the customer may leave, and may be asked for: it is verified and has accepted the terms. */
export function canMoveMoney({ status, hasAcceptedTerms }: CustomerStanding): boolean {
  return status === 'active' && hasAcceptedTerms;
}

/** What a caller is told whose customer may not move money. */
export function standingRefused(customerId: string, { status }: CustomerStanding): InvalidState {
  if (status === 'active') {
    return new InvalidState(
      `The customer ${customerId} has not accepted the terms of service. Set has_accepted_terms with updateCustomer. No money was moved.`,
    );
  }
  const advice =
    status === 'in_review' ? 'Wait for customer.verification.active.' : 'Submit it with verifyCustomer.';
  return new InvalidState(
    `The customer ${customerId} is ${status}; only an active customer can move money. ${advice} No money was moved.`,
  );
}

/** What a commit demands of the customer whose money it moves; nothing for the business itself. */
export function customerDemand({ businessId, profileId }: Pick<Profile, 'businessId' | 'profileId'>): {
  readonly customerId?: string;
} {
  return profileId === businessId ? {} : { customerId: profileId };
}

/**
 * Demands that money may move for the profile: always for the business itself.
 *
 * @throws InvalidState for a customer that is not active or has not accepted the terms.
 */
export function demandMoneyMoves({ profileId, customer }: Profile): void {
  if (customer !== undefined && !canMoveMoney(customer)) throw standingRefused(profileId, customer);
}
