import type { EventReplayStatus } from '@finops/contract/console/enumerations';
import type { EventKind } from '@finops/contract/enumerations';
import type { BusinessRecords } from '../accounts/account-store.ts';
import type { HistoryFilter } from './history-filter.ts';

/** A run that sends past events again (G143). */
export interface EventReplay {
  /** `RPL_…` */
  readonly id: string;
  readonly status: EventReplayStatus;
  /** The single event that it replays, or the filter that selected its events. */
  readonly selected: { readonly eventId: string } | { readonly filter: ReplayFilter };
  /** The only endpoint to send to; absent for every endpoint subscribed to the kind of an event. */
  readonly endpointId: string | undefined;
  readonly eventCount: number;
  /** Number of events whose deliveries have been created. */
  readonly replayedCount: number;
  readonly createdAt: Date;
  readonly completedAt: Date | undefined;
}

/** What selects the events of a replay. */
export type ReplayFilter = HistoryFilter & { readonly from: string; readonly to: string };

/** The replays of one business, within a transaction. */
export interface EventReplayRecords {
  /** By how much the clock of the business is ahead of the machine's, in milliseconds. */
  clockAhead(): Promise<number>;
  hasEndpoint(endpointId: string): Promise<boolean>;
  /** Whether an enabled endpoint, the given one or any, is subscribed to one of the kinds. */
  isReceived(kinds: readonly EventKind[], endpointId: string | undefined): Promise<boolean>;
  /**
   * @returns the filtered replay that is already running, in which case nothing is inserted; undefined on success.
   */
  insert(replay: EventReplay): Promise<string | undefined>;
  /** Selects the current events of a replay. */
  select(replay: EventReplay): Promise<{ readonly count: number; readonly kinds: readonly EventKind[] }>;
  update(replay: EventReplay): Promise<void>;
}

/** Stores replays. */
export interface EventReplayStore {
  find(businessId: string, id: string): Promise<EventReplay | undefined>;
  /**
   * Runs `work` in one transaction with a long timeout. `work` can run more than once and must have no side
   * effects.
   */
  change<Result>(
    businessId: string,
    work: (records: BusinessRecords & { readonly replays: EventReplayRecords }) => Promise<Result>,
  ): Promise<Result>;
  /** Running replays of all businesses, oldest first. */
  running(most: number): Promise<readonly { readonly businessId: string; readonly id: string }[]>;
  /**
   * Creates deliveries of the oldest remaining events of a replay, and completes it after the last, in one
   * transaction; does nothing if it is not running or another process is working on it.
   *
   * @returns whether it continues.
   */
  advance(businessId: string, id: string, most: number, now: Date): Promise<boolean>;
  /** Deletes replays older than the retention period. */
  deleteExpired(): Promise<void>;
}
