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
  /** Which way in or out, for example `opening`. */
  readonly rail: string;
}

/** Where money comes from or goes to. */
export type Account = ProfileAccount | RailAccount;

/** How a posting names the account: `available:CUS_…`, `rail:opening`. */
export function accountName(account: Account): string {
  return `${account.account}:${account.account === 'rail' ? account.rail : account.profileId}`;
}
