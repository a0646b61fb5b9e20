import { InvalidState } from '../domain-error.ts';
import type { CustomerStanding, Profile } from './profile.ts';

/** Whether money of the customer may leave, and may be asked for: it is verified and has accepted the terms. */
export function canMoveMoney({ status, hasAcceptedTerms }: CustomerStanding): boolean {
  return status === 'active' && hasAcceptedTerms;
}

/** What a caller is told whose customer may not move money. */
export function standingRefused(customerId: string, { status }: CustomerStanding): InvalidState {
  return new InvalidState(
    status === 'active'
      ? `The customer ${customerId} has not accepted the terms of service. Update has_accepted_terms; until then its money stays where it is.`
      : `The customer ${customerId} is ${status}; only the money of an active customer moves. Submit it with verifyCustomer. Nothing was moved.`,
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
