import type { KybStatus } from '@finops/contract/console/enumerations';
import type { CustomerStanding } from '../accounts/profile.ts';
import type { RecordChange } from '../record.ts';
import type { NewBalance } from './account.ts';
import type { Entry } from './entry.ts';
import type { Event } from './event.ts';
import type { Shortfall } from './insufficient-balance.ts';
import type { Posting } from './posting.ts';
import type { RailEntry } from './rail-entry.ts';

/** The status that a commit requires of the business and its customer. */
interface StatusDemand {
  readonly statuses: readonly KybStatus[];
  /** A customer that must be active and have accepted the terms. */
  readonly customerId?: string;
  /** Records to change instead in any other status, if they are as expected. */
  readonly otherwise?: readonly RecordChange[];
}

/** Changes that are made in one transaction, all or none. */
export interface Commit {
  readonly businessId: string;
  /** Balances to open if they are not open already. */
  readonly opens?: readonly NewBalance[];
  readonly postings: readonly Posting[];
  /** In chronological order. */
  readonly entries?: readonly Entry[];
  readonly railEntries?: readonly RailEntry[];
  readonly events?: readonly Event[];
  /** Changed records of products, checked in this order. */
  readonly records?: readonly RecordChange[];
  /** Nothing is done if a posting with this id exists. */
  readonly unlessPosted?: string;
  /** Nothing moves if the business has another status. */
  readonly demands?: StatusDemand;
  /**
   * How often the sandbox had been reset when the facts of the commit were read; the commit fails if it was reset
   * since.
   */
  readonly resets?: number;
}

/** The outcome of a commit; only `done` changed anything. */
export type CommitOutcome =
  | { readonly kind: 'done' }
  /** The posting of `unlessPosted` exists. */
  | { readonly kind: 'duplicate' }
  /** An account of a profile would become negative. */
  | ({ readonly kind: 'insufficient' } & Shortfall)
  /** A balance would grow beyond the maximum of its currency. */
  | { readonly kind: 'limitReached'; readonly currency: string }
  /** A record is not as expected; each kind of record defines its values of `problem`. */
  | { readonly kind: 'conflict'; readonly record: string; readonly problem: string }
  /** The status of the business or the customer does not allow it. */
  | { readonly kind: 'stopped'; readonly status: KybStatus }
  | { readonly kind: 'stopped'; readonly customer: CustomerStanding };

/** The only way to change balances. */
export interface Ledger {
  /**
   * Makes the commit in one database call.
   *
   * @throws SandboxReset when the sandbox was reset since the facts of the commit were read.
   * @throws RequestTakenOver when another request holds the key of the reply among the records.
   */
  commit(commit: Commit): Promise<CommitOutcome>;
}
