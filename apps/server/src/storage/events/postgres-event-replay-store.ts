import type { EventKind } from '@finops/contract';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  EventReplay,
  EventReplayRecords,
  EventReplayStore,
} from '../../domain/webhooks/event-replay.ts';
import { type HistoryFilter, kindsOf } from '../../domain/webhooks/history-filter.ts';
import { clockAheadMs } from '../accounts/business-clock.ts';
import { recordsOf } from '../accounts/postgres-account-store.ts';
import type { Database } from '../engine/database.ts';
import { dateIn } from '../engine/date-in.ts';
import { WITHIN_HISTORY } from '../engine/within-history.ts';
import type { Tables } from '../schema/tables.ts';
import { amongst, hasDelivery, isAbout } from './history-filters.ts';

/**
 * Replays in the database.
 *
 * @param selections the same database, with a timeout long enough to select many events.
 */
export function eventReplayStore(
  { kysely }: Pick<Database, 'kysely'>,
  selections: Pick<Database, 'transaction'>,
): EventReplayStore {
  return {
    async find(businessId, id) {
      const row = await kysely
        .selectFrom('event_replay')
        .selectAll()
        .where('business_id', '=', businessId)
        .where('replay_id', '=', id)
        .where(WITHIN_HISTORY)
        .executeTakeFirst();
      return row && replayIn(row);
    },
    change: (businessId, work) =>
      selections.transaction((transaction) =>
        work({ ...recordsOf(transaction, businessId), replays: replaysIn(transaction, businessId) }),
      ),
    running: async (most) => {
      const rows = await kysely
        .selectFrom('event_replay')
        .select(['business_id', 'replay_id'])
        .where('status', '=', 'running')
        .orderBy('recorded_at')
        .limit(most)
        .execute();
      return rows.map((row) => ({ businessId: row.business_id, id: row.replay_id }));
    },
    advance: async (businessId, id, most, now) => {
      const { rows } = await sql<{ goes_on: boolean }>`
        SELECT replay_events(${businessId}, ${id}, ${most}::integer, ${now.toISOString()}) AS goes_on`.execute(
        kysely,
      );
      return rows[0]?.goes_on === true;
    },
    deleteExpired: async () => {
      await sql`
        WITH expired AS (
          DELETE FROM event_replay WHERE NOT (${WITHIN_HISTORY}) RETURNING business_id, replay_id
        )
        DELETE FROM replayed_event USING expired
        WHERE replayed_event.business_id = expired.business_id AND replayed_event.replay_id = expired.replay_id`.execute(
        kysely,
      );
    },
  };
}

function replaysIn(kysely: Kysely<Tables>, businessId: string): EventReplayRecords {
  return {
    clockAhead: () => clockAheadMs(kysely, businessId),
    hasEndpoint: async (endpointId) => {
      const row = await kysely
        .selectFrom('webhook_endpoint')
        .select('endpoint_id')
        .where('business_id', '=', businessId)
        .where('endpoint_id', '=', endpointId)
        .executeTakeFirst();
      return row !== undefined;
    },
    isReceived: async (kinds, endpointId) => {
      let endpoints = kysely
        .selectFrom('webhook_endpoint')
        .select('endpoint_id')
        .where('business_id', '=', businessId)
        .where('status', '=', 'enabled')
        .where(sql<boolean>`kinds && ${sql.val([...kinds])}::text[]`)
        .limit(1);
      if (endpointId !== undefined) endpoints = endpoints.where('endpoint_id', '=', endpointId);
      return (await endpoints.executeTakeFirst()) !== undefined;
    },
    insert: async (replay) => {
      const inserted = await kysely
        .insertInto('event_replay')
        .values({ business_id: businessId, ...columnsOf(replay) })
        .onConflict((conflict) =>
          conflict
            .column('business_id')
            .where('status', '=', 'running')
            .where('filter', 'is not', null)
            .doNothing(),
        )
        .returning('replay_id')
        .executeTakeFirst();
      if (inserted !== undefined) return undefined;
      const running = await kysely
        .selectFrom('event_replay')
        .select('replay_id')
        .where('business_id', '=', businessId)
        .where('status', '=', 'running')
        .where('filter', 'is not', null)
        .executeTakeFirstOrThrow();
      return running.replay_id;
    },
    select: async ({ id, selected }) => {
      const { rows } = await sql<{ count: bigint; kinds: readonly EventKind[] }>`
        WITH chosen AS (
          SELECT event_id, recorded_at, kind FROM event
          WHERE business_id = ${businessId} AND ${WITHIN_HISTORY} AND ${isSelected(selected)}
        ), kept AS (
          INSERT INTO replayed_event (business_id, replay_id, event_id, recorded_at)
            SELECT ${businessId}, ${id}, event_id, recorded_at FROM chosen
        )
        SELECT count(*) AS count, coalesce(array_agg(DISTINCT kind), '{}') AS kinds FROM chosen`.execute(
        kysely,
      );
      return { count: Number(rows[0]?.count), kinds: rows[0]?.kinds ?? [] };
    },
    update: async (replay) => {
      await kysely
        .updateTable('event_replay')
        .set(columnsOf(replay))
        .where('business_id', '=', businessId)
        .where('replay_id', '=', replay.id)
        .execute();
    },
  };
}

function isSelected(selected: EventReplay['selected']): RawBuilder<unknown> {
  if ('eventId' in selected) return sql`event_id = ${selected.eventId}`;
  const { filter } = selected;
  return sql.join(
    [sql`created_at >= ${filter.from} AND created_at < ${filter.to}`, ...isMatched(filter)],
    sql` AND `,
  );
}

function isMatched(filter: HistoryFilter): RawBuilder<boolean>[] {
  const { reference, statuses } = filter;
  const kinds = kindsOf(filter);
  return [
    ...(reference === undefined ? [] : [isAbout(reference)]),
    ...(kinds === undefined ? [] : [amongst('kind', kinds)]),
    ...(statuses === undefined ? [] : [hasDelivery(statuses)]),
  ];
}

function columnsOf({ id, status, selected, endpointId, createdAt, completedAt, ...counts }: EventReplay) {
  return {
    replay_id: id,
    status,
    event_id: 'eventId' in selected ? selected.eventId : null,
    filter: 'filter' in selected ? JSON.stringify(selected.filter) : null,
    endpoint_id: endpointId ?? null,
    event_count: counts.eventCount,
    replayed_count: counts.replayedCount,
    created_at: createdAt.toISOString(),
    completed_at: completedAt?.toISOString() ?? null,
  };
}

function replayIn(row: Selectable<Tables['event_replay']>): EventReplay {
  return {
    id: row.replay_id,
    status: row.status,
    selected: row.filter === null ? { eventId: row.event_id ?? '' } : { filter: row.filter },
    endpointId: row.endpoint_id ?? undefined,
    eventCount: row.event_count,
    replayedCount: row.replayed_count,
    createdAt: new Date(row.created_at),
    completedAt: dateIn(row.completed_at),
  };
}
