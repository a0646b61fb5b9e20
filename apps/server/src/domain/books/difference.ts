import type { Decimal } from '../money/decimal.ts';

/**
 * A way to see that the books are sound (G113):
 * - `zero_sum`: what the balances hold and what went through the accounts of the business sum to zero in each currency;
 * - `balance_row`: each account holds the sum of its postings: those of profiles by their balances, others, and what rails say, by their
 *   running sums;
 * - `negative_account`: no account of a profile is below zero by its postings;
 * - `transactions`: what a profile has available and held, payments from outside that are not confirmed left out, is the sum of its
 *   entries, and each of these knows the sum up to itself;
 * - `holds`: what is held is what open transfers hold; what is invested is what stock positions cost, and what these hold is what their
 *   fills add up to;
 * - `quote_taken`: each accepted quote has its transfer, and each transfer its accepted quote;
 * - `transfers`: what each transfer has moved in each account, and its entries, is what its state and its quote demand;
 * - `payment_requests`: the status of each payment request is the one that its deposits lead to, and each of these has moved in each
 *   account what it demands;
 * - `rails`: the statements of the rails say what the ledger says.
 */
export type BooksCheck =
  | 'zero_sum'
  | 'balance_row'
  | 'negative_account'
  | 'transactions'
  | 'holds'
  | 'quote_taken'
  | 'transfers'
  | 'payment_requests'
  | 'rails';

/** Two records that should agree but do not. */
export interface Difference {
  readonly check: BooksCheck;
  /**
   * An account, balance, position, quote, transfer or transaction; an account, the entries or an amount of a
   * transfer; a payment request or one of its deposits; or a payment of a rail.
   */
  readonly subject: string;
  /** Absent if a count differs. */
  readonly currency?: string;
  readonly expected: Decimal;
  readonly found: Decimal;
}
