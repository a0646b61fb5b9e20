import type { KybStatus } from '@finops/contract/console';
import type { NewBalance } from '../balances/balance.ts';
import type { Event } from '../events/event.ts';
import type { RailEntry } from '../rails/rail-entry.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { Transfer } from '../transfers/transfer.ts';
import type { ProfileAccountName } from './account.ts';
import type { Posting } from './posting.ts';

/** What the state of the business must be for a commit to be made. */
export interface StatusDemand {
  readonly statuses: readonly KybStatus[];
  /**
   * When a transfer that the commit would move on is looked at again without a change of the state; it goes on at once when
   * the state changes.
   */
  readonly waitUntil?: Date;
}

/** Everything that becomes true together, in one transaction, or not at all. */
export interface Commit {
  readonly businessId: string;
  /** Balances that it needs; those that are open already stay as they are. */
  readonly opens?: readonly NewBalance[];
  readonly postings: readonly Posting[];
  /** Settled entries, in the order in which they happen. */
  readonly transactions?: readonly Transaction[];
  readonly railEntries?: readonly RailEntry[];
  readonly events?: readonly Event[];
  /** A new transfer that takes its quote, which must be pending, at the instant. */
  readonly takes?: { readonly transfer: Transfer; readonly at: Date };
  /** A transfer as it is afterwards; before, it is of the version before. */
  readonly moves?: Transfer;
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
  | { readonly kind: 'posted' }
  /** An account of a profile would fall below zero. */
  | { readonly kind: 'short'; readonly account: ProfileAccountName; readonly currency: string }
  /** A balance would grow and hold more than the most of its currency. */
  | { readonly kind: 'full'; readonly currency: string }
  | { readonly kind: 'quote'; readonly problem: 'unknown' | 'taken' | 'expired' }
  /** Another commit has moved the transfer on. */
  | { readonly kind: 'stale' }
  /** The state of the business does not allow it. */
  | { readonly kind: 'stopped'; readonly status: KybStatus };

/** The one way by which what anybody holds changes. */
export interface Ledger {
  /**
   * Makes the commit true, in one call of the database.
   *
   * @param beforeCommit called inside the transaction when the outcome is `done`; what it throws undoes the commit.
   * @throws SandboxReset when the sandbox was reset since the facts of the commit were read.
   */
  commit(commit: Commit, beforeCommit?: (transaction: object) => Promise<void>): Promise<CommitOutcome>;
}
