import type { BusinessRecords } from '../accounts/account-store.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { SandboxFault } from './sandbox-fault.ts';

/** Faults of one business, within a transaction. */
interface SandboxFaultRecords {
  /** Number of faults in effect. */
  count(now: Date): Promise<number>;
  insert(fault: SandboxFault): Promise<void>;
  /** Ends a fault in effect, and returns it. */
  delete(id: string, now: Date): Promise<SandboxFault | undefined>;
}

/** Stores the faults of sandboxes. */
export interface SandboxFaultStore {
  /** Faults in effect, by age. */
  page(businessId: string, now: Date, page: PageRequest): Promise<Page<SandboxFault>>;
  /**
   * Counts down the oldest fault in effect for a request of the operation, and returns it; undefined if there is
   * none.
   */
  takeForCall(businessId: string, operationId: string, now: Date): Promise<SandboxFault | undefined>;
  /** Whether a fault refuses the payout of a transfer; once true, the answer stays the same. */
  takeForPayout(businessId: string, transferId: string, now: Date): Promise<boolean>;
  /** Runs `work` in one transaction. `work` can run more than once and must have no side effects. */
  change<Result>(
    businessId: string,
    work: (records: BusinessRecords & { readonly faults: SandboxFaultRecords }) => Promise<Result>,
  ): Promise<Result>;
}
