import type { Destination } from './usable-address.ts';

/** A blockchain address whose payments belong to a profile. */
export interface DepositAddress extends Destination {
  /** `ADR_` and 16 alphanumerics. */
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly currency: string;
  /** Code of the network. */
  readonly network: string;
  /** The transfer that is paid in by it; absent for an address of the profile. */
  readonly transferId?: string;
  readonly createdAt: Date;
}
