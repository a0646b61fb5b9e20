import { InvalidState } from '../domain-error.ts';
import type { CustomerStanding, Profile } from './profile.ts';

/** Whether the customer can send and request money: it is active and has accepted the terms. */
export function canMoveMoney({ status, hasAcceptedTerms }: CustomerStanding): boolean {
  return status === 'active' && hasAcceptedTerms;
}

/** The refusal when a customer cannot move money. */
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

/** What a commit requires of the customer whose money it moves; nothing for the business itself. */
export function customerDemand({ businessId, profileId }: Pick<Profile, 'businessId' | 'profileId'>): {
  readonly customerId?: string;
} {
  return profileId === businessId ? {} : { customerId: profileId };
}

/**
 * Throws if the profile cannot move money; the business itself always can.
 *
 * @throws InvalidState for a customer that is not active or has not accepted the terms.
 */
export function demandMoneyMoves({ profileId, customer }: Profile): void {
  if (customer !== undefined && !canMoveMoney(customer)) throw standingRefused(profileId, customer);
}
