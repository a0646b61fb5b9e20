import type { PaidFor } from '../paid-for.ts';
import type { Destination } from './usable-address.ts';

/**
 * A blockchain address whose payments are credited to a profile, or pay one of its transfers or payment requests.
 */
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
