import type { CustomerStatus } from '@finops/contract/enumerations';

/** The facts that decide whether a customer can move money. */
export interface CustomerStanding {
  readonly status: CustomerStatus;
  readonly hasAcceptedTerms: boolean;
}

/** A holder of balances within a business: the business itself or one of its customers (G26). */
export interface Profile {
  readonly businessId: string;
  /** The business id (`BUS_…`) or a customer id (`CUS_…`). */
  readonly profileId: string;
  /** Currency code in which amounts are valued. */
  readonly displayCurrency: string;
  /** By how much the clock of the business is ahead of the machine's, in milliseconds; never negative. */
  readonly clockAheadMs: number;
  /** The standing of the customer; absent for the business itself. */
  readonly customer?: CustomerStanding;
  /** How often the sandbox of the business had been reset when the profile was read. */
  readonly resets: number;
}

/** Whose records to list: those of one profile or, without it, of the business and all its customers (G312). */
export interface Holders {
  readonly businessId: string;
  readonly profileId?: string | undefined;
}

/** Resolves the profile of a request. */
export interface Profiles {
  /**
   * The profile, or undefined if the business has none with this id; accepts any text.
   *
   * @throws Forbidden when the business is suspended (G98).
   */
  find(businessId: string, profileId: string): Promise<Profile | undefined>;
}
