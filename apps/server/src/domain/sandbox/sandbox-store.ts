import type { BusinessRecords } from '../accounts/account-store.ts';
import type { Ledger } from '../ledger/ledger.ts';

/** What a reset changes of a business, within a transaction. */
interface SandboxRecords {
  /** Deletes what the business holds and has done with money, and sets its clock back. Lock the business first. */
  clear(): Promise<void>;
  /** The ledger of the business, for what it begins with once it is clear. */
  readonly ledger: Ledger;
}

/** Where the sandboxes of businesses are kept. */
export interface SandboxStore {
  /** What the clock of the business is ahead of the machine's, in milliseconds. */
  clockAhead(businessId: string): Promise<number>;
  /**
   * Moves the clock of the business on, when it is as far ahead as was seen.
   * @returns whether it was.
   */
  moveClock(businessId: string, seenMs: number, aheadMs: number): Promise<boolean>;
  /** Runs `work` in one transaction. It may run again, so it must have no other effects. */
  change<Result>(businessId: string, work: (records: BusinessRecords) => Promise<Result>): Promise<Result>;
  /** Runs `work` in one transaction that has the time that clearing takes. It may run again, too. */
  reset<Result>(
    businessId: string,
    work: (records: BusinessRecords & { readonly sandbox: SandboxRecords }) => Promise<Result>,
  ): Promise<Result>;
}
