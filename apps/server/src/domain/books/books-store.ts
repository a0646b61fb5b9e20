import type { Decimal } from '../money/decimal.ts';
import type { Difference } from './difference.ts';
import type { Reconciliation } from './reconciliation.ts';
import type { StatementEntry, StatementRange } from './statement.ts';
import type { AccountBalance } from './trial-balance.ts';

/** Reads the books of businesses, each answer at one instant; nothing changes them here. */
export interface BooksStore {
  /** Every business, oldest first. */
  businesses(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** All accounts by currency and name, and at most so many differences. */
  trialBalance(
    businessId: string,
    mostDifferences: number,
  ): Promise<{ readonly accounts: readonly AccountBalance[]; readonly differences: readonly Difference[] }>;
  /** All rails by name and currency, and at most so many payments that differ. */
  reconciliation(businessId: string, mostDifferences: number): Promise<Reconciliation>;
  /** At most so many entries, oldest first, and the sum of those before. */
  statement(
    holder: { readonly businessId: string; readonly profileId: string },
    range: StatementRange,
    mostEntries: number,
  ): Promise<{ readonly opening: Decimal; readonly entries: readonly StatementEntry[] }>;
}
