import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedBusiness } from '../../../test/harness/seed/seed-business.ts';
import { eventDesk } from '../../../test/harness/worlds/event-desk.ts';
import type { EventReplay } from '../../domain/webhooks/event-replay.ts';
import { randomIds } from '../../system.ts';
import { eventReplayStore } from './postgres-event-replay-store.ts';

const EVENTS = 25;
const AT_ONCE = 10;
const now = new Date();

describe.each(databases)('replays on $name', ({ open }) => {
  let database: TestDatabase;
  let businessId: string;
  let endpointId: string;
  let events: readonly string[];

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    ({ businessId } = await seedBusiness(database));
    const desk = eventDesk(database, businessId);
    endpointId = await desk.endpoint();
    const made: string[] = [];
    for (let n = 0; n < EVENTS; n += 1) made.push(await desk.event({ daysAgo: (EVENTS - n) / 2 }));
    events = made;
  });

  const store = (on = database) => eventReplayStore(on, on);
  const begin = () => {
    const replay: EventReplay = {
      id: randomIds.next('RPL_'),
      status: 'running',
      selected: { filter: { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' } },
      endpointId: undefined,
      eventCount: EVENTS,
      replayedCount: 0,
      createdAt: now,
      completedAt: undefined,
    };
    return store().change(businessId, async ({ replays }) => {
      expect(await replays.insert(replay)).toBeUndefined();
      const { count } = await replays.select(replay);
      await replays.update({ ...replay, eventCount: count });
      return replay;
    });
  };
  const delivered = async (replayId: string) => {
    const rows = await database.kysely
      .selectFrom('delivery')
      .select('event_id')
      .where('replay_id', '=', replayId)
      .execute();
    return rows.map(({ event_id }) => event_id);
  };
  const left = async (id: string) => {
    const rows = await database.kysely
      .selectFrom('replayed_event')
      .select('event_id')
      .where('replay_id', '=', id)
      .execute();
    return rows.length;
  };

  test('a part has the oldest events that are left; after the last the replay is completed', async () => {
    const { id } = await begin();
    for (const [count, goesOn, status] of [
      [10, true, 'running'],
      [20, true, 'running'],
      [25, false, 'completed'],
    ] as const) {
      expect(await store().advance(businessId, id, AT_ONCE, now)).toBe(goesOn);
      expect(await store().find(businessId, id)).toMatchObject({
        replayedCount: count,
        eventCount: 25,
        status,
      });
      expect((await delivered(id)).toSorted()).toEqual(events.slice(0, count).toSorted());
    }
    expect(await store().advance(businessId, id, AT_ONCE, now)).toBe(false);
    expect(await delivered(id)).toHaveLength(EVENTS);
    expect((await store().find(businessId, id))?.completedAt).toEqual(now);
  });

  test('a process that dies in a part leaves it to be done, and it is done once', async () => {
    const { id } = await begin();
    await store().advance(businessId, id, AT_ONCE, now);
    await expect(
      database.transaction(async (transaction) => {
        await sql`SELECT replay_events(${businessId}, ${id}, ${AT_ONCE}::integer, now())`.execute(
          transaction,
        );
        throw new Error('The process died.');
      }),
    ).rejects.toThrow('The process died.');
    expect([await delivered(id), await left(id)]).toMatchObject([{ length: 10 }, 15]);
    while (await store().advance(businessId, id, AT_ONCE, now));
    expect((await delivered(id)).toSorted()).toEqual(events.toSorted());
  });

  test('several processes at once make one delivery of each event', async () => {
    const { id } = await begin();
    const others = await Promise.all([1, 2, 3].map(() => database.another()));
    const work = async (on: (typeof others)[number]) => {
      while ((await left(id)) > 0) await eventReplayStore(on, on).advance(businessId, id, 3, now);
    };
    await Promise.all(others.map(work));
    expect((await delivered(id)).toSorted()).toEqual(events.toSorted());
    expect(await store().find(businessId, id)).toMatchObject({ status: 'completed', replayedCount: EVENTS });
  });

  test('an endpoint that is disabled meanwhile gets nothing more, and the replay is completed all the same', async () => {
    const { id } = await begin();
    await store().advance(businessId, id, AT_ONCE, now);
    await database.kysely
      .updateTable('webhook_endpoint')
      .set({ status: 'disabled', disabled_reason: 'requested' })
      .where('endpoint_id', '=', endpointId)
      .execute();
    while (await store().advance(businessId, id, AT_ONCE, now));
    expect(await delivered(id)).toHaveLength(AT_ONCE);
    expect(await store().find(businessId, id)).toMatchObject({ status: 'completed', replayedCount: EVENTS });
  });

  test('deliveries are due by the clock of the business', async () => {
    await database.kysely
      .updateTable('business')
      .set({ clock_ahead_ms: 3_600_000n })
      .where('business_id', '=', businessId)
      .execute();
    const { id } = await begin();
    await store().advance(businessId, id, EVENTS, now);
    const rows = await database.kysely
      .selectFrom('delivery')
      .select('due_at')
      .where('replay_id', '=', id)
      .execute();
    const due = rows.map(({ due_at }) => new Date(due_at ?? 0).getTime() - now.getTime());
    expect(new Set(due)).toEqual(new Set([3_600_000]));
  });

  test('those that are older than the history are deleted with what they have still to send, and no others', async () => {
    const old = await begin();
    await database.kysely
      .updateTable('event_replay')
      .set({ status: 'completed', completed_at: now, recorded_at: sql<string>`now() - interval '22 days'` })
      .where('replay_id', '=', old.id)
      .execute();
    const other = await begin();
    await store().deleteExpired();
    expect([await left(old.id), await left(other.id)]).toEqual([0, EVENTS]);
    const rows = await database.kysely
      .selectFrom('event_replay')
      .select('replay_id')
      .where('business_id', '=', businessId)
      .execute();
    expect(rows).toEqual([{ replay_id: other.id }]);
  });
});
