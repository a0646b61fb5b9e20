import { Decimal } from '../money/decimal.ts';
import { type Account, accountName, type ProfileAccountName } from './account.ts';

/**
 * One amount from one account to another: the only way in which what somebody holds changes. Never altered; a
 * correction is a posting back.
 */
export interface Posting {
  /** `PST_` and 16 alphanumerics. */
  readonly id: string;
  readonly currency: string;
  /** Above zero, in whole units of the currency's last decimal. */
  readonly amount: Decimal;
  readonly from: Account;
  readonly to: Account;
  /** What it was done for, for example the identifier of a transfer. */
  readonly reference: string;
  readonly createdAt: Date;
}

/**
 * The posting, when it can be one.
 * @throws RangeError for an amount that is not above zero, and for one that leads from an account to itself.
 */
export function posting(facts: Posting): Posting {
  if (!facts.amount.isPositive()) {
    throw new RangeError(
      `A posting of ${facts.amount} ${facts.currency} moves nothing: give an amount above zero.`,
    );
  }
  const from = accountName(facts.from);
  if (from === accountName(facts.to)) {
    throw new RangeError(`A posting leads from ${from} to ${from}: give two accounts.`);
  }
  return facts;
}

/** What the postings change in one balance: an amount, above or below zero, for each account that they touch. */
export interface BalanceChange {
  readonly profileId: string;
  readonly currency: string;
  readonly changes: ReadonlyMap<ProfileAccountName, Decimal>;
}

/**
 * The net change of each balance, in a fixed order, so that everybody who changes several balances locks them alike.
 * Accounts of rails have no balance and are left out.
 */
export function balanceChanges(postings: readonly Posting[]): BalanceChange[] {
  const byBalance = new Map<
    string,
    { profileId: string; currency: string; changes: Map<ProfileAccountName, Decimal> }
  >();
  const add = (account: Account, currency: string, amount: Decimal): void => {
    if (account.account === 'rail') return;
    const key = `${account.profileId} ${currency}`;
    const found = byBalance.get(key) ?? { profileId: account.profileId, currency, changes: new Map() };
    byBalance.set(key, found);
    found.changes.set(account.account, (found.changes.get(account.account) ?? Decimal.zero).plus(amount));
  };
  for (const { from, to, currency, amount } of postings) {
    add(from, currency, amount.negated());
    add(to, currency, amount);
  }
  return [...byBalance].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);
}
