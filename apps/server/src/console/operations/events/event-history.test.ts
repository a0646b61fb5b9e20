import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  type Person,
  SYSTEM,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { eventDesk } from '../../../../test/harness/worlds/event-desk.ts';
import type { Business } from '../../../domain/accounts/business.ts';
import { randomIds } from '../../../system.ts';

const EVENTS = '/console/v1/events';
const DELIVERIES = '/console/v1/deliveries';
const AT = (minute: number) => `2026-05-04T09:${String(minute).padStart(2, '0')}:00.000000Z`;

describe.each(sampledDatabases)('the history of events on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let viewer: Person;
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
    viewer = await console.person({ business, role: 'viewer' });
    desk = eventDesk(database, business.id);
  });

  const list = (path: string, query: string, as = viewer) => console.call(`GET ${path}?${query}`, { as });
  const idsOf = ({ status, body }: Awaited<ReturnType<typeof list>>): readonly string[] => {
    expect(status).toBe(200);
    return Object(body).data.map(({ id }: { id: string }) => id);
  };
  const keyOf = async (
    ...scopes: Parameters<typeof console.accounts.apiKeys.create>[2]['scopes'][number][]
  ) => {
    const { credential } = await console.accounts.apiKeys.create(SYSTEM, business.id, {
      name: 'Tool',
      scopes,
    });
    return { headers: { authorization: `Bearer ${credential}` } };
  };
  const another = async () => {
    const other = await console.business();
    return { as: await console.person({ business: other }), desk: eventDesk(database, other.id) };
  };

  /** Four events that differ in every filter, oldest first, each with a delivery in a different state. */
  const four = async () => {
    const endpoints = [await desk.endpoint(), await desk.endpoint()] as const;
    const facts = [
      { kind: 'deposit.success', status: 'succeeded', resourceId: 'DEP_a', reference: 'INV-1' },
      { kind: 'transfer.pending', status: 'retrying', resourceId: 'TRF_a', reference: 'INV-2' },
      { kind: 'transfer.failed', status: 'exhausted', resourceId: 'TRF_b' },
      // Like a record whose reference is the identifier of another one.
      { kind: 'customer.created', status: 'cancelled', resourceId: 'CUS_a', reference: 'TRF_a' },
    ] as const;
    const events: string[] = [];
    const deliveries: string[] = [];
    for (const [index, { status, ...event }] of facts.entries()) {
      const id = await desk.event({ ...event, createdAt: AT(index) });
      events.push(id);
      deliveries.push(
        await desk.delivery(id, endpoints[index % 2] ?? '', status, { created_at: AT(index + 10) }),
      );
    }
    return { events, deliveries, endpoints };
  };

  const filters: readonly (readonly [query: string, expected: readonly number[]])[] = [
    ['', [0, 1, 2, 3]],
    ['reference=INV-1', [0]],
    ['reference=TRF_a', [1, 3]],
    ['reference=INV', []],
    ['status=retrying', [1]],
    ['status=retrying&status=exhausted', [1, 2]],
    ['status=pending', []],
    ['category=transfer', [1, 2]],
    ['category=transfer&category=customer', [1, 2, 3]],
    ['event=transfer.failed', [2]],
    ['event=transfer.failed&event=deposit.success', [0, 2]],
    ['event=transfer.failed&category=deposit', []],
    ['category=transfer&status=exhausted', [2]],
    ['category=deposit&status=exhausted', []],
    ['reference=TRF_a&category=customer', [3]],
    ['reference=TRF_a&status=retrying', [1]],
    ['reference=TRF_a&event=transfer.pending&status=cancelled', []],
  ];

  describe('listEvents', () => {
    test('200: the events of the business, newest first, each with the states of its deliveries', async () => {
      const endpoints = [await desk.endpoint(), await desk.endpoint(), await desk.endpoint()];
      const customerId = randomIds.next('CUS_');
      const own = await desk.event({ createdAt: AT(1), resourceId: 'TRF_a', test: true });
      const told = await desk.event({
        createdAt: AT(2),
        kind: 'customer.updated',
        resourceId: customerId,
        profileId: customerId,
        reference: 'R-1',
      });
      for (const [index, status] of (['succeeded', 'retrying', 'succeeded'] as const).entries()) {
        await desk.delivery(told, endpoints[index] ?? '', status);
      }
      const answer = await list(EVENTS, '');
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          status: 'success',
          message: 'Events retrieved.',
          data: [
            {
              id: told,
              event: 'customer.updated',
              category: 'customer',
              resource_id: customerId,
              reference: 'R-1',
              profile_id: customerId,
              delivery_statuses: ['retrying', 'succeeded'],
              test: false,
              created_at: AT(2),
            },
            {
              id: own,
              event: 'transfer.pending',
              category: 'transfer',
              resource_id: 'TRF_a',
              delivery_statuses: [],
              test: true,
              created_at: AT(1),
            },
          ],
          pagination: { current_entries_size: 2 },
        },
      ]);
    });

    test.each(filters)('200: by %s', async (query, expected) => {
      const { events } = await four();
      const wanted = expected.map((index) => events[index]);
      expect(idsOf(await list(EVENTS, `${query}&sort=asc`))).toEqual(wanted);
      expect(idsOf(await list(EVENTS, query))).toEqual(wanted.toReversed());
    });

    test('200: from an instant on and before another one, by the clock of the business', async () => {
      const { events } = await four();
      for (const other of [
        '',
        '&category=transfer&category=deposit&category=customer',
        '&status=retrying&status=exhausted',
      ]) {
        expect(idsOf(await list(EVENTS, `sort=asc&from=${AT(1)}&to=${AT(3)}${other}`))).toEqual(
          events.slice(1, 3),
        );
      }
      expect(idsOf(await list(EVENTS, `from=${AT(1)}&reference=INV-1`))).toEqual([]);
    });

    test('200: an event is there once, however many deliveries it has in the states asked for', async () => {
      const [one, other] = [await desk.endpoint(), await desk.endpoint()];
      const id = await desk.event();
      await desk.delivery(id, one, 'retrying');
      await desk.delivery(id, other, 'retrying');
      await desk.delivery(id, other, 'exhausted', { replay_id: 'RPL_1' });
      expect(idsOf(await list(EVENTS, 'status=retrying&status=exhausted'))).toEqual([id]);
    });

    test.each(['', 'category=transfer', 'status=retrying', 'reference=INV-9'])(
      '200: pages by %s have each event once, in both directions, while others come in',
      async (filter) => {
        const endpoint = await desk.endpoint();
        const make = async (minute: number) => {
          const id = await desk.event({ createdAt: AT(minute), reference: 'INV-9' });
          await desk.delivery(id, endpoint, 'retrying');
          return id;
        };
        const events: string[] = [];
        // Two at each instant: the identifier distinguishes them.
        for (let n = 0; n < 10; n += 1) events.push(await make(Math.floor(n / 2) + 10));
        const wanted = idsOf(await list(EVENTS, filter));
        expect([...wanted].toSorted()).toEqual(events.toSorted());
        const pages: (readonly string[])[] = [];
        let query = `${filter}&limit=3`;
        let answer = await list(EVENTS, query);
        for (;;) {
          pages.push(idsOf(answer));
          await make(30);
          const { next_cursor: next } = Object(answer.body).pagination;
          if (next === undefined) break;
          query = `${filter}&limit=3&cursor=${next}`;
          answer = await list(EVENTS, query);
        }
        expect(pages.flat()).toEqual(wanted);
        const back = await list(
          EVENTS,
          `${filter}&limit=3&cursor=${answer.text('pagination.previous_cursor')}`,
        );
        expect(idsOf(back)).toEqual(pages.at(-2));
      },
    );

    test('200: an API key with events:read reads them, page by page', async () => {
      const events = [await desk.event({ createdAt: AT(2) }), await desk.event({ createdAt: AT(1) })];
      const key = await keyOf('events:read');
      const first = await console.call(`GET ${EVENTS}?limit=1`, key);
      const next = await console.call(
        `GET ${EVENTS}?limit=1&cursor=${first.text('pagination.next_cursor')}`,
        key,
      );
      expect([...idsOf(first), ...idsOf(next)]).toEqual(events);
      const other = await console.call(
        `GET ${EVENTS}?limit=1&cursor=${first.text('pagination.next_cursor')}`,
        await keyOf('events:read'),
      );
      expect(other.status).toBe(400);
    });

    test('200: nothing of another business', async () => {
      await four();
      const { as } = await another();
      for (const [query] of filters) expect(idsOf(await list(EVENTS, query, as))).toEqual([]);
    });

    test.each(['status=done', 'category=payment', 'event=transfer.paid', 'from=yesterday', 'cursor=x'])(
      '400: %s',
      async (query) => {
        expect((await list(EVENTS, query)).status).toBe(400);
      },
    );

    test('401: nobody; 403: a key of another scope', async () => {
      expect((await console.call(`GET ${EVENTS}`)).status).toBe(401);
      expect((await console.call(`GET ${EVENTS}`, await keyOf('transfers:read'))).status).toBe(403);
    });
  });

  describe('getEvent', () => {
    const get = (id: string, as = viewer) => console.call(`GET ${EVENTS}/${id}`, { as });

    test('200: the event with the body of its webhook and its deliveries, newest first', async () => {
      const endpoint = await desk.endpoint();
      const id = await desk.event({ body: { id: 'TRF_a', fees: [] }, resourceId: 'TRF_a' });
      const first = await desk.delivery(id, endpoint, 'exhausted', { created_at: AT(1) });
      const replayed = await desk.delivery(id, endpoint, 'retrying', {
        created_at: AT(2),
        replay_id: 'RPL_1',
        attempt_count: 1,
        last_attempt_at: AT(3),
        due_at: AT(8),
        response_status: 500,
      });
      const delivery = {
        event_id: id,
        event: 'transfer.pending',
        webhook_endpoint_id: endpoint,
        url: 'https://receiver.example.com/hooks',
      };
      const answer = await get(id);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        message: 'Event retrieved.',
        data: {
          id,
          delivery_statuses: ['exhausted', 'retrying'],
          body: { business_id: business.id, event: 'transfer.pending', data: { id: 'TRF_a', fees: [] } },
        },
      });
      expect(Object(answer.body).data.deliveries).toEqual([
        {
          ...delivery,
          id: replayed,
          replay_id: 'RPL_1',
          status: 'retrying',
          attempt_count: 1,
          last_attempt_at: AT(3),
          next_attempt_at: AT(8),
          response_status: 500,
          created_at: AT(2),
        },
        { ...delivery, id: first, status: 'exhausted', attempt_count: 0, created_at: AT(1) },
      ]);
    });

    test('200: no more than the latest 100 deliveries', async () => {
      const endpoint = await desk.endpoint();
      const id = await desk.event();
      for (let n = 0; n < 101; n += 1) {
        await desk.delivery(id, endpoint, 'succeeded', { created_at: new Date(Date.parse(AT(0)) + n) });
      }
      const { deliveries } = Object((await get(id)).body).data;
      expect(deliveries).toHaveLength(100);
      expect(deliveries[99].created_at).toBe('2026-05-04T09:00:00.001000Z');
    });

    test('404: the event of another business, and one that there is not', async () => {
      const id = await desk.event();
      const { as } = await another();
      for (const [unknown, who] of [
        [id, as],
        ['EVT_0000000000000000', viewer],
      ] as const) {
        const answer = await get(unknown, who);
        expect([answer.status, answer.text('error.name')]).toEqual([404, 'not_found']);
        expect(answer.text('message')).toBe(`There is no event ${unknown}.`);
      }
    });
  });

  test('what was recorded more than 21 days ago is not shown, whatever the clock of the business says', async () => {
    const endpoint = await desk.endpoint();
    const shown: string[] = [];
    const gone: string[] = [];
    for (const daysAgo of [20.9, 21.1]) {
      const event = await desk.event({ daysAgo, reference: 'INV-1' });
      (daysAgo < 21 ? shown : gone).push(event, await desk.delivery(event, endpoint, 'exhausted'));
    }
    for (const query of [
      '',
      'reference=INV-1',
      'status=exhausted',
      'category=transfer',
      'status=exhausted&category=transfer',
    ]) {
      expect(idsOf(await list(EVENTS, query))).toEqual([shown[0]]);
      expect(idsOf(await list(DELIVERIES, query))).toEqual([shown[1]]);
    }
    for (const query of [`event_id=${gone[0]}`, `webhook_endpoint_id=${endpoint}&status=retrying`]) {
      expect(idsOf(await list(DELIVERIES, query))).toEqual([]);
    }
    const statuses = async ([event, delivery]: readonly string[]) => [
      (await console.call(`GET ${EVENTS}/${event}`, { as: viewer })).status,
      (await console.call(`GET ${DELIVERIES}/${delivery}`, { as: viewer })).status,
    ];
    expect([await statuses(shown), await statuses(gone)]).toEqual([
      [200, 200],
      [404, 404],
    ]);
  });
});
