import type { CustomerStatus } from '@finops/contract/enumerations';

/** What decides whether money of a customer moves. */
export interface CustomerStanding {
  readonly status: CustomerStatus;
  readonly hasAcceptedTerms: boolean;
}

/** One of the holders of balances within a business: the business itself or a customer of it (G26). */
export interface Profile {
  readonly businessId: string;
  /** The business id (`BUS_…`) or a customer id (`CUS_…`). */
  readonly profileId: string;
  /** Currency code in which values are shown beside amounts. */
  readonly displayCurrency: string;
  /** What the clock of the business is ahead of the machine's, in milliseconds; never negative. */
  readonly clockAheadMs: number;
  /** How the customer stands whose profile it is; absent for the business itself. */
  readonly customer?: CustomerStanding;
  /** How often the sandbox of the business had been reset when the profile was read. */
  readonly resets: number;
}

/** Whose records are listed: those of one profile or, without it, of the business and all its customers (G312). */
export interface Holders {
  readonly businessId: string;
  readonly profileId?: string | undefined;
}

/** Finds the profile that a request speaks for. */
export interface Profiles {
  /**
   * The profile, or undefined when the business has none of this id; text of any form may be asked for.
   *
   * @throws Forbidden when the business is suspended (G98).
   */
  find(businessId: string, profileId: string): Promise<Profile | undefined>;
}
