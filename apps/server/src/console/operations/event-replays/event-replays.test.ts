import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  type Person,
  SYSTEM,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { eventDesk } from '../../../../test/harness/worlds/event-desk.ts';
import type { Business } from '../../../domain/accounts/business.ts';

const AT = (minute: number) => `2026-05-04T09:${String(minute).padStart(2, '0')}:00.000000Z`;
const REPLAYS = '/console/v1/event_replays';

describe.each(sampledDatabases)('replays of events on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let developer: Person;
  let desk: ReturnType<typeof eventDesk>;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    business = await console.business();
    developer = await console.person({ business, role: 'developer' });
    desk = eventDesk(database, business.id);
  });

  const replay = (id: string, query = '', as = developer) =>
    console.call(`POST /console/v1/events/${id}/replay${query}`, { as });
  const create = (filter: object, more: object = {}, as = developer) =>
    console.call(`POST ${REPLAYS}`, { as, body: { filter: { from: AT(0), ...filter }, ...more } });
  const read = (id: string, as = developer) => console.call(`GET ${REPLAYS}/${id}`, { as });
  /** A replay once every delivery of it is scheduled. */
  const completed = (id: string) =>
    vi.waitFor(
      async () => {
        const { body } = await read(id);
        expect(body).toMatchObject({ data: { status: 'completed' } });
        return Object(body).data;
      },
      { timeout: 20_000 },
    );
  const deliveriesOf = (replayId: string) =>
    database.kysely
      .selectFrom('delivery')
      .select(['event_id', 'endpoint_id', 'status', 'url'])
      .where('replay_id', '=', replayId)
      .orderBy('due_at')
      .orderBy('recorded_at')
      .orderBy('endpoint_id')
      .execute();
  const entries = async () => {
    const page = await console.accounts.auditLog.list(
      business.id,
      { sort: 'asc', limit: 100, from: undefined },
      {},
    );
    return page.entries.filter(({ action }) => action.startsWith('event'));
  };
  const keyOf = async (scope: 'events:read' | 'sandbox:control') => {
    const key = { name: 'Tool', scopes: [scope] };
    const { credential } = await console.accounts.apiKeys.create(SYSTEM, business.id, key);
    return { headers: { authorization: `Bearer ${credential}` } };
  };
  const refusal = ({ status, body }: Awaited<ReturnType<typeof replay>>) => [
    status,
    Object(body).error?.name,
  ];
  const replaysOf = () =>
    database.kysely
      .selectFrom('event_replay')
      .select('replay_id')
      .where('business_id', '=', business.id)
      .execute();

  describe('replayEvent', () => {
    test('202: the event has a new delivery at every endpoint that is enabled and receives its kind, and stays what it was', async () => {
      const [one, other] = [await desk.endpoint(), await desk.endpoint()].toSorted();
      await desk.endpoint({ kinds: ['deposit.success'] });
      await desk.endpoint({ isEnabled: false });
      const id = await desk.event({ test: true });
      const before = await database.kysely
        .selectFrom('event')
        .selectAll()
        .where('event_id', '=', id)
        .execute();
      const answer = await replay(id);
      expect([answer.status, answer.body]).toEqual([
        202,
        {
          status: 'success',
          message: 'Replay started.',
          data: {
            id: expect.stringMatching(/^RPL_/),
            status: 'running',
            event_id: id,
            event_count: 1,
            replayed_count: 0,
            created_at: expect.any(String),
          },
        },
      ]);
      const replayId = answer.text('data.id');
      expect(await completed(replayId)).toMatchObject({ event_id: id, event_count: 1, replayed_count: 1 });
      expect(await deliveriesOf(replayId)).toEqual(
        [one, other].map((endpoint_id) => ({
          event_id: id,
          endpoint_id,
          status: 'pending',
          url: 'https://receiver.example.com/hooks',
        })),
      );
      expect(
        await database.kysely.selectFrom('event').selectAll().where('event_id', '=', id).execute(),
      ).toEqual(before);
      expect(await entries()).toMatchObject([
        {
          action: 'event.replayed',
          target: id,
          actor: { kind: 'user', id: developer.id },
          facts: { replay_id: replayId, events: 1 },
        },
      ]);
    });

    test.each([
      ['a body (G352)', '', { endpoint_id: 'WHE_1' }],
      ['a parameter (G18)', '?endpoint_id=WHE_1', undefined],
    ])('400: an endpoint that is named by %s, to which it would not be limited', async (_, query, body) => {
      await desk.endpoint();
      const id = await desk.event();
      const answer = await console.call(`POST /console/v1/events/${id}/replay${query}`, {
        as: developer,
        body,
      });
      expect(answer.status).toBe(400);
      expect(await replaysOf()).toEqual([]);
    });

    test('202: a second replay makes deliveries of its own', async () => {
      await desk.endpoint();
      const id = await desk.event();
      const replays = [(await replay(id)).text('data.id'), (await replay(id)).text('data.id')];
      for (const one of replays) {
        await completed(one);
        expect(await deliveriesOf(one)).toHaveLength(1);
      }
    });

    test('202: to one endpoint only, also by an API key in the sandbox', async () => {
      const [endpoint] = [await desk.endpoint(), await desk.endpoint()];
      const id = await desk.event();
      const path = `POST /console/v1/events/${id}/replay?webhook_endpoint_id=${endpoint}`;
      const answer = await console.call(path, await keyOf('sandbox:control'));
      expect([answer.status, answer.text('data.webhook_endpoint_id')]).toEqual([202, endpoint]);
      await completed(answer.text('data.id'));
      expect(await deliveriesOf(answer.text('data.id'))).toMatchObject([{ endpoint_id: endpoint }]);
    });

    test('404: an event of another business, an old one, an unknown one; an endpoint of another business', async () => {
      const other = eventDesk(database, (await console.business()).id);
      const foreign = [await other.event(), await other.endpoint()] as const;
      await desk.endpoint();
      for (const id of [foreign[0], await desk.event({ daysAgo: 22 }), 'EVT_0000000000000000']) {
        const answer = await replay(id);
        expect([...refusal(answer), answer.text('message')]).toEqual([
          404,
          'not_found',
          `There is no event ${id}.`,
        ]);
      }
      const answer = await replay(await desk.event(), `?webhook_endpoint_id=${foreign[1]}`);
      expect(refusal(answer)).toEqual([404, 'resource_not_found']);
      expect([await replaysOf(), await entries()]).toEqual([[], []]);
    });

    test('422: no endpoint is enabled and receives it, or the one that is named does not', async () => {
      const deaf = await desk.endpoint({ kinds: ['deposit.success'] });
      const disabled = await desk.endpoint({ isEnabled: false });
      const id = await desk.event();
      expect(refusal(await replay(id))).toEqual([422, 'invalid_state']);
      await desk.endpoint();
      for (const endpoint of [deaf, disabled]) {
        expect(refusal(await replay(id, `?webhook_endpoint_id=${endpoint}`))).toEqual([422, 'invalid_state']);
      }
      expect([await replaysOf(), await entries()]).toEqual([[], []]);
    });

    test('403: a viewer, and a key that may only read', async () => {
      await desk.endpoint();
      const id = await desk.event();
      expect(refusal(await replay(id, '', await console.person({ business, role: 'viewer' })))).toEqual([
        403,
        'forbidden',
      ]);
      expect(
        refusal(await console.call(`POST /console/v1/events/${id}/replay`, await keyOf('events:read'))),
      ).toEqual([403, 'insufficient_scope']);
    });
  });

  describe('createEventReplay', () => {
    test('201: every event that the filter matches at that moment, oldest first, and none that comes later', async () => {
      const endpoint = await desk.endpoint();
      const events: string[] = [];
      for (let n = 0; n < 5; n += 1) {
        events.push(
          await desk.event({ createdAt: AT(n), daysAgo: 5 - n, reference: n === 4 ? 'INV-2' : 'INV-1' }),
        );
      }
      const answer = await create({ to: AT(30), reference: 'INV-1' });
      await desk.event({ createdAt: AT(10), reference: 'INV-1' });
      const id = answer.text('data.id');
      expect([answer.status, answer.headers.get('location')]).toEqual([201, `${REPLAYS}/${id}`]);
      expect(answer.body).toMatchObject({
        message: 'Replay started.',
        data: {
          status: 'running',
          filter: { from: AT(0), to: AT(30), reference: 'INV-1' },
          event_count: 4,
          replayed_count: 0,
        },
      });
      expect(await completed(id)).toMatchObject({ event_count: 4, replayed_count: 4 });
      expect(await deliveriesOf(id)).toMatchObject(
        events.slice(0, 4).map((event_id) => ({ event_id, endpoint_id: endpoint })),
      );
      expect(await entries()).toMatchObject([
        { action: 'event_replay.created', target: id, facts: { events: 4 } },
      ]);
    });

    test.each([
      ['from', { from: AT(1) }, [1, 2, 3]],
      ['to', { to: AT(3) }, [0, 1, 2]],
      ['reference', { reference: 'INV-1' }, [0]],
      ['the identifier of the record', { reference: 'TRF_b' }, [2]],
      ['category', { category: ['transfer'] }, [1, 2]],
      ['event', { event: ['transfer.failed', 'customer.created'] }, [2, 3]],
      ['status', { status: ['exhausted', 'cancelled'] }, [2, 3]],
      ['all of them', { status: ['exhausted', 'cancelled'], category: ['transfer'], from: AT(1) }, [2]],
    ])('201: by %s', async (_, filter, expected) => {
      const endpoint = await desk.endpoint();
      const events = [
        await desk.event({ kind: 'deposit.success', reference: 'INV-1', createdAt: AT(0), daysAgo: 4 }),
        await desk.event({ kind: 'transfer.pending', createdAt: AT(1), daysAgo: 3 }),
        await desk.event({ kind: 'transfer.failed', resourceId: 'TRF_b', createdAt: AT(2), daysAgo: 2 }),
        await desk.event({ kind: 'customer.created', createdAt: AT(3) }),
      ];
      await desk.delivery(events[1] ?? '', endpoint, 'succeeded');
      await desk.delivery(events[2] ?? '', endpoint, 'exhausted');
      await desk.delivery(events[3] ?? '', endpoint, 'cancelled');
      const { id } = await completed((await create({ to: AT(59), ...filter })).text('data.id'));
      expect((await deliveriesOf(id)).map(({ event_id }) => event_id)).toEqual(
        expected.map((index) => events[index]),
      );
    });

    test('201: without an end, all until the call; to one endpoint only', async () => {
      const [endpoint] = [await desk.endpoint(), await desk.endpoint()];
      const now = console.clock.now();
      const event = await desk.event({ createdAt: new Date(now.getTime() - 1).toISOString() });
      await desk.event({ createdAt: new Date(now.getTime() + 60_000).toISOString() });
      const answer = await create({ from: '2026-01-01T00:00:00Z' }, { webhook_endpoint_id: endpoint });
      expect(answer.body).toMatchObject({
        data: {
          webhook_endpoint_id: endpoint,
          event_count: 1,
          filter: { to: now.toISOString().replace('Z', '000Z') },
        },
      });
      await completed(answer.text('data.id'));
      expect(await deliveriesOf(answer.text('data.id'))).toMatchObject([
        { event_id: event, endpoint_id: endpoint },
      ]);
    });

    test('201: nothing is matched: it is completed at once, whoever would receive it', async () => {
      await desk.event({ daysAgo: 22 });
      for (const filter of [{}, { category: ['transfer'], event: ['deposit.success'] }]) {
        const answer = await create({ from: '2020-01-01T00:00:00Z', ...filter });
        expect([answer.status, answer.body]).toMatchObject([
          201,
          {
            data: {
              status: 'completed',
              event_count: 0,
              replayed_count: 0,
              completed_at: expect.any(String),
            },
          },
        ]);
      }
    });

    test('404: an endpoint that the business does not have', async () => {
      await desk.event({ createdAt: AT(1) });
      const foreign = await eventDesk(database, (await console.business()).id).endpoint();
      expect(refusal(await create({ to: AT(5) }, { webhook_endpoint_id: foreign }))).toEqual([
        404,
        'resource_not_found',
      ]);
      expect(await replaysOf()).toEqual([]);
    });

    test('409: another filtered replay of the business runs; a replay of one event and other businesses do not wait for it', async () => {
      const resting = vi.spyOn(console.services.eventReplays, 'advanceAll').mockResolvedValue(false);
      onTestFinished(() => resting.mockRestore());
      await desk.endpoint();
      const event = await desk.event({ createdAt: AT(1) });
      const first = (await create({ to: AT(5) })).text('data.id');
      const second = await create({ to: AT(5) });
      expect([...refusal(second), second.text('message')]).toEqual([
        409,
        'conflict',
        `The replay ${first} is still running. Wait until it is completed.`,
      ]);
      expect((await replay(event)).status).toBe(202);
      const stranger = await console.person({ business: await console.business() });
      expect((await create({ to: AT(5) }, {}, stranger)).status).toBe(201);
      resting.mockRestore();
      await completed(first);
      expect((await create({ to: AT(5) })).status).toBe(201);
    });

    test('422: no enabled endpoint receives any of the events', async () => {
      await desk.endpoint({ kinds: ['deposit.success'] });
      await desk.endpoint({ isEnabled: false });
      await desk.event({ createdAt: AT(1) });
      expect(refusal(await create({ to: AT(5) }))).toEqual([422, 'invalid_state']);
      expect([await replaysOf(), await entries()]).toEqual([[], []]);
    });

    test('400: without a filter, or one that does not begin', async () => {
      for (const body of [{}, { filter: {} }, { filter: { from: AT(0), status: [] } }]) {
        expect((await console.call(`POST ${REPLAYS}`, { as: developer, body })).status).toBe(400);
      }
    });

    test('403: a viewer, and a key that may only read', async () => {
      expect(refusal(await create({}, {}, await console.person({ business, role: 'viewer' })))).toEqual([
        403,
        'forbidden',
      ]);
      const body = { filter: { from: AT(0) } };
      expect(
        refusal(await console.call(`POST ${REPLAYS}`, { ...(await keyOf('events:read')), body })),
      ).toEqual([403, 'insufficient_scope']);
    });
  });

  describe('getEventReplay', () => {
    test('200: to a viewer and to a key that may read', async () => {
      const id = (await create({ to: AT(5) })).text('data.id');
      expect((await read(id, await console.person({ business, role: 'viewer' }))).status).toBe(200);
      const answer = await console.call(`GET ${REPLAYS}/${id}`, await keyOf('events:read'));
      expect([answer.status, answer.text('data.id')]).toEqual([200, id]);
    });

    test('404: the replay of another business, one of 22 days ago, and one that there is not', async () => {
      const id = (await create({ to: AT(5) })).text('data.id');
      const stranger = await console.person({ business: await console.business() });
      expect((await read(id, stranger)).text('message')).toBe(`There is no replay ${id}.`);
      expect(refusal(await read('RPL_0000000000000000'))).toEqual([404, 'not_found']);
      const recorded_at = new Date(Date.now() - 22 * 86_400_000);
      await database.kysely
        .updateTable('event_replay')
        .set({ recorded_at })
        .where('replay_id', '=', id)
        .execute();
      expect(refusal(await read(id))).toEqual([404, 'not_found']);
    });
  });
});
