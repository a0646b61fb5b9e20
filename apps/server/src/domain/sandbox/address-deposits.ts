import type { Profile } from '../accounts/profile.ts';
import type { Decimal } from '../money/decimal.ts';

/** A payment that arrives at an address. */
interface AddressPayment {
  readonly address: string;
  readonly memo?: string | undefined;
  readonly currency: string;
  /** What arrives, before fees. */
  readonly amount: Decimal;
}

/** A payment that has arrived. */
export interface ArrivedPayment {
  /** What the rail knows the payment by. */
  readonly reference: string;
  /** Whom it is for. */
  readonly profileId: string;
  readonly currency: string;
  readonly amount: Decimal;
  /** The transfer that it pays in. */
  readonly transferId?: string | undefined;
  /** By the clock of the business. */
  readonly createdAt: Date;
}

/** Lets payments arrive at the deposit addresses of a business. */
export interface AddressDeposits {
  /**
   * @param profile any profile of the business.
   * @throws ResourceNotFound when the business has no such address.
   * @throws FieldError for another currency than the address's, or an amount that it does not take.
   * @throws BalanceLimitReached when the balance would hold more than a balance can.
   */
  toAddress(profile: Profile, payment: AddressPayment): Promise<ArrivedPayment>;
}
