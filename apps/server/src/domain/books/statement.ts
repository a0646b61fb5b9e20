import type { Decimal } from '../money/decimal.ts';
import type { Currency } from '../reference/currency.ts';
import type { Transaction } from '../transactions/transaction.ts';

/** The range of entries in a statement. */
export interface StatementRange {
  readonly currency: string;
  /** RFC 3339, in UTC; inclusive. */
  readonly from?: string | undefined;
  /** RFC 3339, in UTC; exclusive. */
  readonly to?: string | undefined;
}

/** An entry as a statement shows it. */
export interface StatementEntry
  extends Pick<Transaction, 'id' | 'type' | 'reference' | 'description' | 'transferId'> {
  /** Negative for a debit. */
  readonly amount: Decimal;
  /** `YYYY-MM-DDTHH:MM:SS.ffffffZ` */
  readonly createdAt: string;
}

/** Entries of a profile in one currency, oldest first. */
export interface Statement {
  readonly currency: Currency;
  readonly range: StatementRange;
  /** The sum of all earlier entries. */
  readonly opening: Decimal;
  readonly entries: readonly StatementEntry[];
}
