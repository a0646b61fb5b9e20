/** The accounts that a profile has in each currency. None is ever negative. */
export const profileAccounts = ['available', 'held', 'savings', 'investments'] as const;

export type ProfileAccountName = (typeof profileAccounts)[number];

/** An account of a profile; with a currency it is one column of one balance. */
interface ProfileAccount {
  readonly account: ProfileAccountName;
  readonly profileId: string;
}

/** An account of the business towards the outside world; it may be negative, and no row holds its balance. */
interface RailAccount {
  readonly account: 'rail';
  /** Which way in or out, for example `bank`. */
  readonly rail: string;
}

/**
 * An account of the business that no row holds the balance of: `position` is what exchanges gave and took, and may be
 * negative; `fees` is what was earned; `rounding` is what rounding up a required source left over.
 */
interface BusinessAccount {
  readonly account: 'position' | 'fees' | 'rounding';
}

/** Where money comes from or goes to. */
export type Account = ProfileAccount | RailAccount | BusinessAccount;

/** How a posting names the account: `available:CUS_…`, `rail:bank`, `position`. */
export function accountName(account: Account): string {
  if ('profileId' in account) return `${account.account}:${account.profileId}`;
  return 'rail' in account ? `rail:${account.rail}` : account.account;
}

/** A balance that is about to be opened. */
export interface NewBalance {
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly currency: string;
  readonly createdAt: Date;
}
