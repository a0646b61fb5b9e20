import type { Decimal } from '../money/decimal.ts';
import { type Account, accountName } from './account.ts';

/**
 * One amount from one account to another: the only way in which what somebody holds changes. Never altered; a
 * correction is a posting back.
 */
export interface Posting {
  /** Unique in the business: what a posting is for gives its id, so that nothing is posted twice. */
  readonly id: string;
  readonly currency: string;
  /** Above zero, in whole units of the currency's last decimal. */
  readonly amount: Decimal;
  readonly from: Account;
  readonly to: Account;
  /** What it was done for, for example the identifier of a transfer. */
  readonly reference: string;
  /** The posting that this one takes back. */
  readonly reverses?: string;
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
