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

  /** Four events that differ in everything that is filtered by, oldest first, each with a delivery in another state. */
  const four = async () => {
    const endpoints = [await desk.endpoint(), await desk.endpoint()] as const;
    const facts = [
      { kind: 'deposit.success', status: 'succeeded', resourceId: 'DEP_a', reference: 'INV-1' },
      { kind: 'transfer.pending', status: 'retrying', resourceId: 'TRF_a', reference: 'INV-2' },
      { kind: 'transfer.failed', status: 'exhausted', resourceId: 'TRF_b' },
      // As a record whose reference is the identifier of another one.
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

  describe('listDeliveries', () => {
    test.each(filters)('200: by %s', async (query, expected) => {
      const { deliveries } = await four();
      const wanted = expected.map((index) => deliveries[index]);
      expect(idsOf(await list(DELIVERIES, `${query}&sort=asc`))).toEqual(wanted);
      expect(idsOf(await list(DELIVERIES, query))).toEqual(wanted.toReversed());
    });

    test('200: by endpoint, by event and by when they were scheduled, together with others', async () => {
      const { events, deliveries, endpoints } = await four();
      const [even, odd] = endpoints;
      const at = (...indexes: readonly number[]) => indexes.map((index) => deliveries[index]);
      for (const [query, expected] of [
        [`webhook_endpoint_id=${even}`, at(0, 2)],
        [`webhook_endpoint_id=${odd}&status=retrying`, at(1)],
        [`webhook_endpoint_id=${even}&category=transfer`, at(2)],
        [`webhook_endpoint_id=${even}&reference=INV-1`, at(0)],
        [`webhook_endpoint_id=${odd}&reference=INV-1`, []],
        [`event_id=${events[2]}`, at(2)],
        [`event_id=${events[2]}&status=succeeded`, []],
        [`event_id=${events[2]}&event=transfer.pending`, []],
        [`event_id=${events[2]}&reference=TRF_b`, at(2)],
        [`event_id=${events[2]}&reference=INV-1`, []],
        [`event_id=${events[2]}&webhook_endpoint_id=${odd}`, []],
        [`from=${AT(11)}&to=${AT(13)}`, at(1, 2)],
        [`from=${AT(11)}&to=${AT(13)}&status=exhausted`, at(2)],
        [`from=${AT(0)}&to=${AT(10)}`, []],
        ['webhook_endpoint_id=WHE_none', []],
      ] as const) {
        expect([query, idsOf(await list(DELIVERIES, `${query}&sort=asc`))]).toEqual([query, expected]);
      }
    });

    test.each(['', 'category=transfer', 'endpoint', 'event'])(
      '200: pages by %s have each delivery once, and lead back',
      async (by) => {
        const endpoint = await desk.endpoint();
        const event = await desk.event();
        const made: string[] = [];
        for (let n = 0; n < 7; n += 1) {
          made.push(
            await desk.delivery(event, endpoint, n % 2 ? 'succeeded' : 'exhausted', {
              created_at: AT(n - (n % 2)),
            }),
          );
        }
        const filter =
          by === 'endpoint' ? `webhook_endpoint_id=${endpoint}` : by === 'event' ? `event_id=${event}` : by;
        const first = await list(DELIVERIES, `${filter}&limit=4`);
        const second = await list(
          DELIVERIES,
          `${filter}&limit=4&cursor=${first.text('pagination.next_cursor')}`,
        );
        expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(made.toSorted());
        const back = await list(
          DELIVERIES,
          `${filter}&limit=4&cursor=${second.text('pagination.previous_cursor')}`,
        );
        expect(idsOf(back)).toEqual(idsOf(first));
      },
    );

    test('200: nothing of another business', async () => {
      const { events, endpoints } = await four();
      const { as } = await another();
      for (const query of [
        ...filters.map(([one]) => one),
        `event_id=${events[0]}`,
        `webhook_endpoint_id=${endpoints[0]}`,
      ]) {
        expect(idsOf(await list(DELIVERIES, query, as))).toEqual([]);
      }
    });

    test('400: an unknown state; 401: nobody; 403: a key of another scope', async () => {
      expect((await list(DELIVERIES, 'status=done')).status).toBe(400);
      expect((await console.call(`GET ${DELIVERIES}`)).status).toBe(401);
      expect((await console.call(`GET ${DELIVERIES}`, await keyOf('transfers:read'))).status).toBe(403);
    });
  });

  describe('getDelivery', () => {
    const get = (id: string, as = viewer) => console.call(`GET ${DELIVERIES}/${id}`, { as });

    test('200: each attempt in order, with what was sent, and what was answered or why nothing was', async () => {
      const endpoint = await desk.endpoint();
      const event = await desk.event({ body: { id: 'TRF_a', note: 'é' } });
      const id = await desk.delivery(event, endpoint);
      const answered = { response_status: 500, response_headers: JSON.stringify({ 'x-own': '1' }) };
      await desk.attempt(id, 2, { ...answered, response_body: 'x'.repeat(65_536), response_truncated: true });
      await desk.attempt(id, 1, { failure: 'connection_refused' });
      await desk.attempt(id, 3, {
        ...answered,
        response_status: 204,
        response_body: '',
        response_truncated: false,
      });
      const answer = await get(id);
      expect([answer.status, answer.text('message'), answer.text('data.id')]).toEqual([
        200,
        'Delivery retrieved.',
        id,
      ]);
      const sent = (number: number) => ({
        started_at: AT(40 + number),
        duration_ms: number,
        request: {
          headers: { 'webhook-timestamp': String(number) },
          body: `{"business_id":"${business.id}","event":"transfer.pending","data":{"id":"TRF_a","note":"é"}}`,
        },
      });
      expect(Object(answer.body).data.attempts).toEqual([
        { ...sent(1), outcome: 'unanswered', failure: 'connection_refused' },
        {
          ...sent(2),
          outcome: 'answered',
          response: {
            status: 500,
            headers: { 'x-own': '1' },
            body: 'x'.repeat(65_536),
            body_truncated: true,
          },
        },
        {
          ...sent(3),
          outcome: 'answered',
          response: { status: 204, headers: { 'x-own': '1' }, body: '', body_truncated: false },
        },
      ]);
    });

    test('404: the delivery of another business, and one that there is not', async () => {
      const id = await desk.delivery(await desk.event(), await desk.endpoint());
      const { as } = await another();
      for (const [unknown, who] of [
        [id, as],
        ['DLV_0000000000000000', viewer],
      ] as const) {
        const answer = await get(unknown, who);
        expect([answer.status, answer.text('message')]).toEqual([404, `There is no delivery ${unknown}.`]);
      }
    });
  });
});
