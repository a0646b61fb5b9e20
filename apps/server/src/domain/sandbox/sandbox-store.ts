import type { BusinessRecords } from '../accounts/account-store.ts';
import type { Ledger } from '../ledger/ledger.ts';

/** The records that a reset changes, within a transaction. */
interface SandboxRecords {
  /** Deletes the balances and financial records of the business and resets its clock. Lock the business first. */
  clear(): Promise<void>;
  /** The ledger of the business, for opening balances after clearing. */
  readonly ledger: Ledger;
}

/** Stores the sandboxes of businesses. */
export interface SandboxStore {
  /** By how much the clock of the business is ahead of the machine's, in milliseconds. */
  clockAhead(businessId: string): Promise<number>;
  /**
   * Advances the clock of the business if it still has the offset that was read.
   *
   * @returns whether it had.
   */
  moveClock(businessId: string, seenMs: number, aheadMs: number): Promise<boolean>;
  /** Runs `work` in one transaction. `work` can run more than once and must have no side effects. */
  change<Result>(businessId: string, work: (records: BusinessRecords) => Promise<Result>): Promise<Result>;
  /** Runs `work` in one transaction with a timeout long enough for clearing. `work` can run more than once. */
  reset<Result>(
    businessId: string,
    work: (records: BusinessRecords & { readonly sandbox: SandboxRecords }) => Promise<Result>,
  ): Promise<Result>;
}
