import type { Decimal } from '../money/decimal.ts';
import type { Difference } from './difference.ts';
import type { RailDifference, Reconciliation } from './reconciliation.ts';
import type { StatementEntry, StatementRange } from './statement.ts';
import type { AccountBalance } from './trial-balance.ts';

/** How far the books are checked. */
export interface CheckExtent {
  readonly mostDifferences: number;
  /**
   * Of a business with more postings than this, differences are those that were kept, and those that sums alone show; undefined: all
   * checks are made, whatever they take.
   */
  readonly mostPostings?: number;
}

/** What the checks have found, and when all of them were made: `YYYY-MM-DDTHH:MM:SS.ffffffZ`, undefined when they never were. */
export type Checked<Found> = Found & { readonly checkedAt: string | undefined };

/** Reads the books of businesses, each answer at one instant. */
export interface BooksStore {
  /** Every business, oldest first. */
  businesses(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** All accounts by currency and name, and the differences. */
  trialBalance(
    businessId: string,
    extent: CheckExtent,
  ): Promise<
    Checked<{ readonly accounts: readonly AccountBalance[]; readonly differences: readonly Difference[] }>
  >;
  /** All rails by name and currency, and the payments that differ. */
  reconciliation(businessId: string, extent: CheckExtent): Promise<Checked<Reconciliation>>;
  /** Keeps what all checks have found, until they find something else. */
  keepCheck(
    businessId: string,
    checkedAt: string,
    found: { readonly differences: readonly Difference[]; readonly payments: readonly RailDifference[] },
  ): Promise<void>;
  /** At most so many entries, oldest first, and the sum of those before. */
  statement(
    holder: { readonly businessId: string; readonly profileId: string },
    range: StatementRange,
    mostEntries: number,
  ): Promise<{ readonly opening: Decimal; readonly entries: readonly StatementEntry[] }>;
}
