import type { Decimal } from '../money/decimal.ts';
import { type Account, accountName } from './account.ts';

/**
 * The movement of one amount from one account to another; only postings change balances. Immutable; a correction is
 * a reverse posting.
 */
export interface Posting {
  /** Unique in the business and derived from its purpose, so that nothing is posted twice. */
  readonly id: string;
  readonly currency: string;
  /** Positive, a whole number of units of the currency's last decimal. */
  readonly amount: Decimal;
  readonly from: Account;
  readonly to: Account;
  /** What it belongs to, for example the id of a transfer. */
  readonly reference: string;
  /** The posting that this one reverses. */
  readonly reverses?: string;
  readonly createdAt: Date;
}

/**
 * Validates a posting.
 *
 * @throws RangeError for an amount that is not positive, and for the same account on both sides.
 */
export function posting(facts: Posting): Posting {
  if (!facts.amount.isPositive()) {
    throw new RangeError(
      `A posting of ${facts.amount} ${facts.currency} is invalid: the amount must be positive.`,
    );
  }
  const from = accountName(facts.from);
  if (from === accountName(facts.to)) {
    throw new RangeError(`A posting from ${from} to ${from} is invalid: the accounts must differ.`);
  }
  return facts;
}
