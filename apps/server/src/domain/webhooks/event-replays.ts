import { note } from '../accounts/account-dependencies.ts';
import type { Act } from '../accounts/audit-entry.ts';
import { demandSessionGrant } from '../accounts/demand-session-grant.ts';
import { businessTime, type Clock, timestampOf } from '../clock.ts';
import { Conflict, InvalidState, NotFound, ResourceNotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import { present } from '../present.ts';
import type { EventReplay, EventReplayStore } from './event-replay.ts';
import type { HistoryFilter } from './history-filter.ts';

interface Dependencies {
  readonly store: EventReplayStore;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called for a replay that failed to continue; it is retried later. */
  readonly onFailure: (error: unknown, replayId: string) => void;
}

/** Maximum number of replays that run concurrently. */
const MOST_RUNNING = 100;
/** Number of events whose deliveries are created in one transaction. */
const EVENTS_AT_ONCE = 300;

/** Sends past events again, oldest first; they are selected when the replay begins (G143). */
export class EventReplays {
  readonly #dependencies: Dependencies;

  constructor(parts: Dependencies) {
    this.#dependencies = parts;
  }

  /** @throws NotFound when the business has no such replay, or it has expired. */
  async get(businessId: string, id: string): Promise<EventReplay> {
    const replay = await this.#dependencies.store.find(businessId, id);
    if (replay === undefined) throw new NotFound(`replay ${id}`);
    return replay;
  }

  /**
   * Replays one event to every endpoint subscribed to its kind, or to one.
   *
   * @throws NotFound when the business has no such event, or it has expired.
   * @throws ResourceNotFound when it has no such endpoint.
   * @throws InvalidState when no enabled endpoint is subscribed to the event.
   */
  replayOne(act: Act, businessId: string, eventId: string, endpointId?: string): Promise<EventReplay> {
    return this.#begin(act, businessId, () => ({ eventId }), endpointId);
  }

  /**
   * Replays every event that currently matches a filter.
   *
   * @throws ResourceNotFound when the business has no such endpoint.
   * @throws Conflict while another filtered replay of the business is running.
   * @throws InvalidState when no enabled endpoint is subscribed to any of the events.
   */
  replayAll(
    act: Act,
    businessId: string,
    filter: HistoryFilter & { readonly from: string },
    endpointId?: string,
  ): Promise<EventReplay> {
    const selectedAt = (now: Date) => ({ filter: { ...filter, to: filter.to ?? timestampOf(now) } });
    return this.#begin(act, businessId, selectedAt, endpointId);
  }

  /** Creates the next deliveries of every running replay; returns whether there may be more. */
  async advanceAll(): Promise<boolean> {
    const { store, clock, onFailure } = this.#dependencies;
    let hasMore = false;
    for (const { businessId, id } of await store.running(MOST_RUNNING)) {
      const goesOn = await store
        .advance(businessId, id, EVENTS_AT_ONCE, clock.now())
        .catch((error: unknown) => {
          onFailure(error, id);
          return false;
        });
      hasMore ||= goesOn;
    }
    return hasMore;
  }

  #begin(
    act: Act,
    businessId: string,
    selectedAt: (now: Date) => EventReplay['selected'],
    endpointId: string | undefined,
  ): Promise<EventReplay> {
    const { store, clock, ids } = this.#dependencies;
    return store.change(businessId, async (records) => {
      const { replays } = records;
      const now = businessTime(clock, { clockAheadMs: await replays.clockAhead() });
      const selected = selectedAt(now);
      const planned: EventReplay = {
        id: ids.next('RPL_'),
        status: 'running',
        selected,
        endpointId,
        eventCount: 0,
        replayedCount: 0,
        createdAt: now,
        completedAt: undefined,
      };
      const running = await replays.insert(planned);
      if (running !== undefined) {
        throw new Conflict(`The replay ${running} is still running. Wait until it is completed.`);
      }
      const { count, kinds } = await replays.select(planned);
      if (count === 0 && 'eventId' in selected) throw new NotFound(`event ${selected.eventId}`);
      if (endpointId !== undefined && !(await replays.hasEndpoint(endpointId))) {
        throw new ResourceNotFound(`webhook endpoint ${endpointId}`);
      }
      if (count > 0 && !(await replays.isReceived(kinds, endpointId))) throw noReceiver(selected);
      const begun: EventReplay = {
        ...planned,
        eventCount: count,
        ...(count === 0 && { status: 'completed', completedAt: now }),
      };
      await replays.update(begun);
      // Last, because the selection takes long and the transaction locks the caller's session and right.
      if (act.sessionGrant !== undefined) await demandSessionGrant(records, act.sessionGrant);
      const facts = { events: count, ...present({ webhook_endpoint_id: endpointId }) };
      await note(
        this.#dependencies,
        records,
        act,
        'eventId' in selected
          ? { action: 'event.replayed', target: selected.eventId, facts: { replay_id: begun.id, ...facts } }
          : { action: 'event_replay.created', target: begun.id, facts },
      );
      return begun;
    });
  }
}

function noReceiver(selected: EventReplay['selected']): InvalidState {
  const what = 'eventId' in selected ? 'this event' : 'any of these events';
  return new InvalidState(
    `No enabled webhook endpoint is subscribed to ${what}. Create or enable one that subscribes to its category.`,
  );
}
