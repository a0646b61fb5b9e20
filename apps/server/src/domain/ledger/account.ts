/** The accounts of a profile in each currency; never negative. */
export const profileAccounts = ['available', 'held', 'savings', 'investments'] as const;

export type ProfileAccountName = (typeof profileAccounts)[number];

/** An account of a profile; in one currency it is one column of a balance. */
interface ProfileAccount {
  readonly account: ProfileAccountName;
  readonly profileId: string;
}

/** An account of the business towards the outside world; may be negative, and no row holds its balance. */
interface RailAccount {
  readonly account: 'rail';
  /** The rail, for example `bank`. */
  readonly rail: string;
}

/**
 * An account of the business whose balance no row holds: `position` has both sides of exchanges and may be
 * negative; `fees` has what was earned; `rounding` has the remainders of rounding up a required source.
 */
interface BusinessAccount {
  readonly account: 'position' | 'fees' | 'rounding';
}

/** The source or destination of a posting. */
export type Account = ProfileAccount | RailAccount | BusinessAccount;

/** The name of the account in postings: `available:CUS_…`, `rail:bank`, `position`. */
export function accountName(account: Account): string {
  if ('profileId' in account) return `${account.account}:${account.profileId}`;
  return 'rail' in account ? `rail:${account.rail}` : account.account;
}

/** A balance to open. */
export interface NewBalance {
  readonly id: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly currency: string;
  readonly createdAt: Date;
}
