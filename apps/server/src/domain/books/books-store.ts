import type { Decimal } from '../money/decimal.ts';
import type { Difference } from './difference.ts';
import type { RailDifference, Reconciliation } from './reconciliation.ts';
import type { StatementEntry, StatementRange } from './statement.ts';
import type { AccountBalance } from './trial-balance.ts';

/** The extent of a check of the books. */
export interface CheckExtent {
  readonly mostDifferences: number;
  /**
   * For a business with more postings than this, differences are those stored by the last full check plus those
   * that sums reveal; undefined: all checks run, however long they take.
   */
  readonly mostPostings?: number;
}

/**
 * The result of the checks, and when all of them last ran: `YYYY-MM-DDTHH:MM:SS.ffffffZ`, or undefined if they
 * never did.
 */
export type Checked<Found> = Found & { readonly checkedAt: string | undefined };

/** Reads the books of businesses; each result is consistent at one instant. */
export interface BooksStore {
  /** All businesses, oldest first. */
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
  /** Stores the findings of a full check, until the next one. */
  keepCheck(
    businessId: string,
    checkedAt: string,
    found: { readonly differences: readonly Difference[]; readonly payments: readonly RailDifference[] },
  ): Promise<void>;
  /** Up to the given number of entries, oldest first, and the sum of the earlier ones. */
  statement(
    holder: { readonly businessId: string; readonly profileId: string },
    range: StatementRange,
    mostEntries: number,
  ): Promise<{ readonly opening: Decimal; readonly entries: readonly StatementEntry[] }>;
}
