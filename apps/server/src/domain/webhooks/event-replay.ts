import type { EventReplayStatus } from '@finops/contract/console/enumerations';
import type { EventKind } from '@finops/contract/enumerations';
import type { BusinessRecords } from '../accounts/account-store.ts';
import type { HistoryFilter } from './history-filter.ts';

/** A run that sends past events again (G143). */
export interface EventReplay {
  /** `RPL_…` */
  readonly id: string;
  readonly status: EventReplayStatus;
  /** The one event that it replays, or what selected its events. */
  readonly selected: { readonly eventId: string } | { readonly filter: ReplayFilter };
  /** The only endpoint that it sends to; absent for every one that receives the kind of an event. */
  readonly endpointId: string | undefined;
  readonly eventCount: number;
  /** How many of them have their deliveries. */
  readonly replayedCount: number;
  readonly createdAt: Date;
  readonly completedAt: Date | undefined;
}

/** What selects the events of a replay. */
export type ReplayFilter = HistoryFilter & { readonly from: string; readonly to: string };

/** The replays of one business, in a transaction. */
export interface EventReplayRecords {
  /** What the clock of the business is ahead of the machine's, in milliseconds. */
  clockAhead(): Promise<number>;
  hasEndpoint(endpointId: string): Promise<boolean>;
  /** Whether an endpoint that is enabled, the given one or any, receives one of the kinds. */
  isReceived(kinds: readonly EventKind[], endpointId: string | undefined): Promise<boolean>;
  /** @returns the filtered replay that runs already, and nothing is inserted; undefined when it is done. */
  insert(replay: EventReplay): Promise<string | undefined>;
  /** Selects the events of a replay, as they are now. */
  select(replay: EventReplay): Promise<{ readonly count: number; readonly kinds: readonly EventKind[] }>;
  update(replay: EventReplay): Promise<void>;
}

/** Where replays are kept. */
export interface EventReplayStore {
  find(businessId: string, id: string): Promise<EventReplay | undefined>;
  /** Runs `work` in one transaction, which may take long. It may run again, so it must have no other effects. */
  change<Result>(
    businessId: string,
    work: (records: BusinessRecords & { readonly replays: EventReplayRecords }) => Promise<Result>,
  ): Promise<Result>;
  /** Replays that run, of all businesses, oldest first. */
  running(most: number): Promise<readonly { readonly businessId: string; readonly id: string }[]>;
  /**
   * Makes deliveries of the oldest events of a replay that still have none, and completes it after the last, in one transaction;
   * does nothing when it does not run or another process is at it.
   *
   * @returns whether it goes on.
   */
  advance(businessId: string, id: string, most: number, now: Date): Promise<boolean>;
  /** Deletes replays that are older than the history. */
  deleteExpired(): Promise<void>;
}
