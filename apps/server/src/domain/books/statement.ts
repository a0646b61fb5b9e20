import type { Decimal } from '../money/decimal.ts';
import type { Currency } from '../reference/currency.ts';
import type { Transaction } from '../transactions/transaction.ts';

/** Which entries a statement has. */
export interface StatementRange {
  readonly currency: string;
  /** RFC 3339, in UTC; entries from then on. */
  readonly from?: string | undefined;
  /** RFC 3339, in UTC; entries before it. */
  readonly to?: string | undefined;
}

/** An entry as a statement shows it. */
export interface StatementEntry
  extends Pick<Transaction, 'id' | 'type' | 'reference' | 'description' | 'transferId'> {
  /** Below zero when it was taken. */
  readonly amount: Decimal;
  /** `YYYY-MM-DDTHH:MM:SS.ffffffZ` */
  readonly createdAt: string;
}

/** Entries of a profile in one currency, oldest first. */
export interface Statement {
  readonly currency: Currency;
  readonly range: StatementRange;
  /** The sum of all entries before. */
  readonly opening: Decimal;
  readonly entries: readonly StatementEntry[];
}
