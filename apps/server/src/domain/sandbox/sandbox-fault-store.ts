import type { BusinessRecords } from '../accounts/account-store.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { SandboxFault } from './sandbox-fault.ts';

/** Faults of one business, within a transaction. */
interface SandboxFaultRecords {
  /** How many are in effect. */
  count(now: Date): Promise<number>;
  insert(fault: SandboxFault): Promise<void>;
  /** Ends one that is in effect, and gives it as it was. */
  delete(id: string, now: Date): Promise<SandboxFault | undefined>;
}

/** Where the faults of sandboxes are kept. */
export interface SandboxFaultStore {
  /** Those in effect, by age. */
  page(businessId: string, now: Date, page: PageRequest): Promise<Page<SandboxFault>>;
  /** Counts down the oldest one in effect that a call of the operation meets, and gives it; undefined when there is none. */
  takeForCall(businessId: string, operationId: string, now: Date): Promise<SandboxFault | undefined>;
  /** Whether a fault refuses the payout of a transfer; the answer stays the same once it is yes. */
  takeForPayout(businessId: string, transferId: string, now: Date): Promise<boolean>;
  /** Runs `work` in one transaction. It may run again, so it must have no other effects. */
  change<Result>(
    businessId: string,
    work: (records: BusinessRecords & { readonly faults: SandboxFaultRecords }) => Promise<Result>,
  ): Promise<Result>;
}
