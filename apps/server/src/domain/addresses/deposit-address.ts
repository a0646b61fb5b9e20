import type { PaidFor } from '../paid-for.ts';
import type { Destination } from './usable-address.ts';

/** A blockchain address whose payments belong to a profile, or pay a transfer or a payment request of it. */
export interface DepositAddress extends Destination, PaidFor {
  /** `ADR_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly currency: string;
  /** Code of the network. */
  readonly network: string;
  readonly createdAt: Date;
}
