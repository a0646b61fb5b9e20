import type { KybStatus } from '@finops/contract/console/enumerations';
import type { CustomerStanding } from '../accounts/profile.ts';
import type { RecordChange } from '../record.ts';
import type { NewBalance } from './account.ts';
import type { Entry } from './entry.ts';
import type { Event } from './event.ts';
import type { Shortfall } from './insufficient-balance.ts';
import type { Posting } from './posting.ts';
import type { RailEntry } from './rail-entry.ts';

/** What the state of the business, and of its customer, must be for a commit to be made. */
interface StatusDemand {
  readonly statuses: readonly KybStatus[];
  /** A customer that must be active and must have accepted the terms. */
  readonly customerId?: string;
  /** What changes instead in any other state, as far as it is found as expected. */
  readonly otherwise?: readonly RecordChange[];
}

/** Everything that becomes true together, in one transaction, or not at all. */
export interface Commit {
  readonly businessId: string;
  /** Balances that it needs; those that are open already stay as they are. */
  readonly opens?: readonly NewBalance[];
  readonly postings: readonly Posting[];
  /** In the order in which they happen. */
  readonly entries?: readonly Entry[];
  readonly railEntries?: readonly RailEntry[];
  readonly events?: readonly Event[];
  /** What products change with it, checked in this order. */
  readonly records?: readonly RecordChange[];
  /** Nothing happens when a posting of this identifier is there. */
  readonly unlessPosted?: string;
  /** In any other state of the business nothing moves. */
  readonly demands?: StatusDemand;
  /** How often the sandbox had been reset when the facts of the commit were read; it fails when it was reset since. */
  readonly resets?: number;
}

/** What became of a commit; only `done` changed anything. */
export type CommitOutcome =
  | { readonly kind: 'done' }
  /** The posting of `unlessPosted` is there. */
  | { readonly kind: 'duplicate' }
  /** An account of a profile would fall below zero. */
  | ({ readonly kind: 'insufficient' } & Shortfall)
  /** A balance would grow and hold more than the most of its currency. */
  | { readonly kind: 'limitReached'; readonly currency: string }
  /** A record is not as expected; `problem` is in the words of its kind. */
  | { readonly kind: 'conflict'; readonly record: string; readonly problem: string }
  /** The state of the business does not allow it, or that of the customer. */
  | { readonly kind: 'stopped'; readonly status: KybStatus }
  | { readonly kind: 'stopped'; readonly customer: CustomerStanding };

/** The one way by which what anybody holds changes. */
export interface Ledger {
  /**
   * Makes the commit true, in one call of the database.
   *
   * @throws SandboxReset when the sandbox was reset since the facts of the commit were read.
   * @throws RequestTakenOver when another request has the key of the reply that is among the records.
   */
  commit(commit: Commit): Promise<CommitOutcome>;
}
