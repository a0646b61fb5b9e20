import type { Decimal } from '../money/decimal.ts';

/**
 * A check that the books are sound (G113):
 * - `zero_sum`: in each currency, the balances and the other accounts of the business sum to zero;
 * - `balance_row`: each account holds the sum of its postings: for profiles the balance, for other accounts and the
 *   statements of rails the running sum;
 * - `negative_account`: no account of a profile is negative by its postings;
 * - `transactions`: the available and held amounts of a profile, without unconfirmed payments from outside, are the sum
 *   of its entries, and each entry has the correct sum up to itself;
 * - `holds`: the held amount is what open transfers hold, the invested amount is the cost of the stock positions, and
 *   each position is the sum of its fills;
 * - `quote_taken`: each accepted quote has its transfer, and each transfer its accepted quote;
 * - `transfers`: the postings in each account, and the entries, of each transfer match its state and its quote;
 * - `payment_requests`: the status of each payment request follows from its deposits, and the postings of each deposit
 *   in each account match it;
 * - `rails`: the statements of the rails match the ledger.
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
