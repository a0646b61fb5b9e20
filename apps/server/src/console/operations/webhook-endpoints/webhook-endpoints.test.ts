import { eventKinds } from '@finops/contract/console';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { rowCount } from '../../../../test/harness/processes/row-count.ts';
import { customerSeals } from '../../../../test/harness/seed/customer-seals.ts';
import {
  type ConsoleServer,
  type Person,
  SYSTEM,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { eventFlaws } from '../../../../test/harness/worlds/contract-events.ts';
import { everyRow } from '../../../../test/harness/worlds/test-ledger.ts';
import { DEVELOPMENT_KEY } from '../../../config/weak-key.ts';
import type { Business } from '../../../domain/accounts/business.ts';
import { businessTime } from '../../../domain/clock.ts';
import { derivedKey } from '../../../domain/derived-key.ts';
import { kindsIn } from '../../../domain/webhooks/event-category.ts';
import { signingSecrets } from '../../../domain/webhooks/signing.ts';
import { deliveryQueue } from '../../../storage/events/postgres-delivery-queue.ts';

const ENDPOINTS = '/console/v1/webhook_endpoints';
const DAY_MS = 24 * 3_600_000;
/** Nothing listens there, and nothing is sent. */
const URL = 'http://127.0.0.1:9/hook';
const sealKey = derivedKey(Buffer.from(DEVELOPMENT_KEY, 'base64'), 'webhook secrets');

describe.each(sampledDatabases)('webhook endpoints on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let developer: Person;

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
  });

  const create = (body: object = {}, as = developer) =>
    console.call(`POST ${ENDPOINTS}`, { as, body: { url: URL, categories: ['transfer'], ...body } });
  const created = async (body: object = {}) => {
    const answer = await create(body);
    expect(answer.status).toBe(201);
    return { id: answer.text('data.id'), secret: answer.text('data.secret') };
  };
  const read = (id: string, as = developer) => console.call(`GET ${ENDPOINTS}/${id}`, { as });
  const remove = (id: string, as = developer) => console.call(`DELETE ${ENDPOINTS}/${id}`, { as });
  const post =
    (operation: string) =>
    (id: string, as = developer) =>
      console.call(`POST ${ENDPOINTS}/${id}/${operation}`, { as });
  const [rotate, enable, disable] = [post('rotate'), post('enable'), post('disable')];
  const sendTest = (id: string, as = developer, event = 'transfer.funds_delivered') =>
    console.call(`POST ${ENDPOINTS}/${id}/test`, { as, body: { event } });
  const onOne = [
    ['getWebhookEndpoint', read],
    ['deleteWebhookEndpoint', remove],
    ['rotateWebhookEndpoint', rotate],
    ['enableWebhookEndpoint', enable],
    ['disableWebhookEndpoint', disable],
    ['testWebhookEndpoint', sendTest],
  ] as const;

  const entries = async () => {
    const request = { sort: 'asc', limit: 100, from: undefined } as const;
    const page = await console.accounts.auditLog.list(business.id, request, {});
    return page.entries.filter(({ action }) => action.startsWith('webhook_endpoint.'));
  };
  const entry = async (of: string) =>
    (await entries()).find(({ action }) => action === `webhook_endpoint.${of}`);
  const rowOf = (id: string) =>
    database.kysely
      .selectFrom('webhook_endpoint')
      .selectAll()
      .where('endpoint_id', '=', id)
      .executeTakeFirstOrThrow();
  /** The secrets that currently sign, newest first. */
  const signing = async (id: string) => {
    const row = await rowOf(id);
    const previous = row.previous_secret && {
      secret: row.previous_secret,
      expiresAt: new Date(row.previous_secret_expires_at ?? ''),
    };
    const secrets = signingSecrets(
      sealKey,
      { current: row.secret, previous: previous ?? undefined },
      { businessId: business.id, endpointId: id },
      (await console.services.sandboxClock.time(business.id)).now,
    );
    return [secrets.current, secrets.previous].filter((one) => one !== undefined);
  };
  const deliveries = () =>
    database.kysely
      .selectFrom('delivery')
      .select(['delivery_id', 'endpoint_id', 'event_id', 'kind', 'status', 'due_at'])
      .where('business_id', '=', business.id)
      .execute();
  /** Records an event of a kind and creates its deliveries. */
  const tell = async (kind: (typeof eventKinds)[number]) => {
    const { id } = await console.services.simulatedEvents.create(SYSTEM, business.id, kind);
    await deliveryQueue(database, customerSeals).dispatch(business.id, 100, console.clock.now());
    return id;
  };

  test.each(onOne)('%s 404: the endpoint of another business, and one that there is not', async (_, call) => {
    const other = await console.business();
    const stranger = await console.person({ business: other });
    const { id } = await created();
    const before = await rowOf(id);
    for (const [unknown, as] of [
      [id, stranger],
      ['WHE_0000000000000000', developer],
    ] as const) {
      const answer = await call(unknown, as);
      expect([answer.status, answer.text('error.name')]).toEqual([404, 'not_found']);
      expect(answer.text('message')).toBe(`There is no webhook endpoint ${unknown}.`);
    }
    expect(await rowOf(id)).toEqual(before);
    expect(await deliveries()).toEqual([]);
  });

  test.each(onOne.slice(1))('%s 403: a viewer', async (_, call) => {
    const { id } = await created();
    expect((await call(id, await console.person({ business, role: 'viewer' }))).status).toBe(403);
    expect(await entries()).toHaveLength(1);
  });

  test.each([
    ...onOne.slice(1),
    ['createWebhookEndpoint', (_: string, as: Person) => create({}, as)] as const,
  ])('%s: an owner may, too', async (_, call) => {
    const { id } = await created();
    const owner = await console.person({ business, role: 'owner' });
    expect((await call(id, owner)).status).toBeLessThan(300);
  });

  describe('createWebhookEndpoint', () => {
    test('201: an endpoint for the kinds of its categories, with a secret that is shown once', async () => {
      const answer = await create({ categories: ['deposit', 'customer'] });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
      const now = console.clock.now().toISOString().replace('Z', '000Z');
      const { id, secret } = { id: answer.text('data.id'), secret: answer.text('data.secret') };
      const endpoint = {
        id,
        url: URL,
        categories: ['deposit', 'customer'],
        events: eventKinds.filter((kind) => /^(deposit|customer)\./.test(kind)),
        status: 'enabled',
        created_by: developer.id,
        created_at: now,
        updated_at: now,
      };
      expect(answer.body).toMatchObject({
        message: 'Webhook endpoint created. Its secret is not shown again.',
        data: endpoint,
      });
      expect(answer.headers.get('location')).toBe(`${ENDPOINTS}/${id}`);
      expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(24);
      const shown = await read(id);
      expect([shown.status, Object(shown.body).data]).toEqual([200, endpoint]);
      expect(await signing(id)).toEqual([secret]);
      expect(await entries()).toMatchObject([
        {
          action: 'webhook_endpoint.created',
          target: id,
          actor: { kind: 'user', id: developer.id },
          facts: { url: URL, categories: ['deposit', 'customer'] },
        },
      ]);
    });

    test('no secret is anywhere in the database in the clear, and each is sealed anew for its endpoint', async () => {
      const { id, secret } = await created();
      const rotated = (await rotate(id)).text('data.secret');
      const all = Object.values(await everyRow(database)).flat();
      expect(all.some((row) => row.includes(id))).toBe(true);
      for (const one of [secret, rotated]) {
        const key = Buffer.from(one.slice('whsec_'.length), 'base64');
        const forms = [
          one,
          one.slice('whsec_'.length),
          key.toString('hex'),
          Buffer.from(one).toString('hex'),
        ];
        expect(all.filter((row) => forms.some((form) => row.includes(form)))).toEqual([]);
      }
      const { secret: sealed } = await rowOf((await created()).id);
      await database.kysely
        .updateTable('webhook_endpoint')
        .set({ secret: sealed })
        .where('endpoint_id', '=', id)
        .execute();
      await expect(signing(id)).rejects.toThrow('Cannot open');
    });

    test.each([
      ['http://localhost:8080', /use its address: http:\/\/(127\.0\.0\.1|\[::1\]):<port>/],
      ['http://10.0.0.1', /not a public address/],
      ['http://0xa9fea9fe/latest/meta-data', /^169\.254\.169\.254 is not a public address/],
      ['http://[::ffff:10.0.0.1]', /not a public address/],
      ['https://absent.invalid', /^absent\.invalid does not resolve/],
      ['https://user:pass@127.0.0.1', /Remove the user and the password/],
    ])('400: %s may not be called', async (url, reason) => {
      const answer = await create({ url });
      expect([answer.status, answer.text('error.name')]).toEqual([400, 'request_validation']);
      expect(Object(answer.body).fields.url).toEqual([{ reason: expect.stringMatching(reason) }]);
      expect(await rowCount(database, 'webhook_endpoint', business.id)).toBe(0);
    });

    test('400: no category, and one that there is not', async () => {
      expect((await create({ categories: [] })).status).toBe(400);
      expect((await create({ categories: ['refund'] })).status).toBe(400);
      expect((await create({ url: 'ftp://127.0.0.1' })).status).toBe(400);
    });

    test('403: a viewer', async () => {
      expect((await create({}, await console.person({ business, role: 'viewer' }))).status).toBe(403);
    });

    test('422: the twenty-first endpoint, also when it comes together with the twentieth', async () => {
      for (let count = 0; count < 19; count += 1) await created();
      const answers = await Promise.all([create(), create()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
      const refused = await create();
      expect(refused.text('message')).toBe(
        'This business has 20 webhook endpoints, the maximum. Delete one first.',
      );
      const { endpoint_id: id } = await database.kysely
        .selectFrom('webhook_endpoint')
        .select('endpoint_id')
        .where('business_id', '=', business.id)
        .limit(1)
        .executeTakeFirstOrThrow();
      expect((await remove(id)).status).toBe(200);
      expect((await create()).status).toBe(201);
    });
  });

  describe('listWebhookEndpoints', () => {
    test('200: those of the business, page by page, the newest first, to a viewer too', async () => {
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        console.clock.advance(1000);
        ids.unshift((await created()).id);
      }
      const viewer = await console.person({ business, role: 'viewer' });
      const list = async (query = '') => {
        const answer = await console.call(`GET ${ENDPOINTS}${query}`, { as: viewer });
        expect(answer.status).toBe(200);
        return answer;
      };
      const idsOf = (answer: Awaited<ReturnType<typeof list>>) =>
        Object(answer.body).data.map(({ id }: { id: string }) => id);
      expect(idsOf(await list())).toEqual(ids);
      const first = await list('?limit=2');
      expect(idsOf(first)).toEqual(ids.slice(0, 2));
      expect(idsOf(await list(`?limit=2&cursor=${first.text('pagination.next_cursor')}`))).toEqual(
        ids.slice(2),
      );
      const stranger = await console.person({ business: await console.business() });
      expect(Object((await console.call(`GET ${ENDPOINTS}`, { as: stranger })).body).data).toEqual([]);
    });

    test('400: a cursor that was not given out', async () => {
      expect((await console.call(`GET ${ENDPOINTS}?cursor=AAAA`, { as: developer })).status).toBe(400);
    });
  });

  test('getWebhookEndpoint 200: until when deliveries are paused, as long as they are', async () => {
    const { id } = await created();
    const until = new Date(console.clock.now().getTime() + 60_000);
    await database.kysely
      .updateTable('webhook_endpoint')
      .set({ paused_until: until.toISOString() })
      .where('endpoint_id', '=', id)
      .execute();
    const pausedUntil = async () => Object((await read(id)).body).data.paused_until;
    expect(await pausedUntil()).toBe(until.toISOString().replace('Z', '000Z'));
    await console.services.sandboxClock.advance(SYSTEM, business.id, 60);
    expect(await pausedUntil()).toBeUndefined();
  });

  describe('rotateWebhookEndpoint', () => {
    test('200: both secrets sign for a day of the clock of the business, the new one first', async () => {
      const { id, secret } = await created();
      console.clock.advance(1000);
      const answer = await rotate(id);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const now = console.clock.now();
      const second = answer.text('data.secret');
      expect(answer.body).toMatchObject({
        message: 'Webhook endpoint rotated. Its secret is not shown again.',
        data: {
          previous_secret_expires_at: new Date(now.getTime() + DAY_MS).toISOString().replace('Z', '000Z'),
          updated_at: now.toISOString().replace('Z', '000Z'),
        },
      });
      expect(await signing(id)).toEqual([second, secret]);
      await console.services.sandboxClock.advance(SYSTEM, business.id, 86_399);
      expect(await signing(id)).toEqual([second, secret]);
      await console.services.sandboxClock.advance(SYSTEM, business.id, 1);
      expect(await signing(id)).toEqual([second]);
      expect(Object((await read(id)).body).data).not.toHaveProperty('previous_secret_expires_at');
      expect(await entry('rotated')).toMatchObject({ target: id, facts: { url: URL } });
    });

    test('200: a second rotation within the day ends the oldest secret at once', async () => {
      const { id } = await created();
      const second = (await rotate(id)).text('data.secret');
      const third = (await rotate(id)).text('data.secret');
      expect(await signing(id)).toEqual([third, second]);
    });

    test('a reset that sets the clock back leaves the day as long as it was', async () => {
      const { id, secret } = await created();
      await console.services.sandboxClock.advance(SYSTEM, business.id, 10 * 86_400);
      const second = (await rotate(id)).text('data.secret');
      await database.kysely
        .updateTable('webhook_endpoint')
        .set({
          paused_until: '2030-01-01T00:00:00Z',
          due_at: '2030-01-01T00:00:00Z',
          failures: 9,
          pauses: 3,
          leased_by: 'LSE_1',
          leased_until: '2030-01-01T00:00:00Z',
        })
        .where('endpoint_id', '=', id)
        .execute();
      await console.services.sandboxClock.reset(SYSTEM, business.id);
      expect(await signing(id)).toEqual([second, secret]);
      const lane = {
        paused_until: null,
        due_at: null,
        failures: 0,
        pauses: 0,
        leased_by: null,
        leased_until: null,
      };
      expect(await rowOf(id)).toMatchObject(lane);
      await console.services.sandboxClock.advance(SYSTEM, business.id, 86_400);
      expect(await signing(id)).toEqual([second]);
    });
  });

  describe('disableWebhookEndpoint', () => {
    test('200: open deliveries are cancelled, and no more are made', async () => {
      const { id } = await created();
      const other = await created();
      await tell('transfer.pending');
      const answer = await disable(id);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        message: 'Webhook endpoint disabled.',
        data: { id, status: 'disabled', disabled_reason: 'requested' },
      });
      expect(await rowOf(id)).toMatchObject({ due_at: null, failures: 0, pauses: 0, paused_until: null });
      await tell('transfer.pending');
      const statusesAt = async (endpoint: string) =>
        (await deliveries()).filter((row) => row.endpoint_id === endpoint).map((row) => row.status);
      expect(await statusesAt(id)).toEqual(['cancelled']);
      expect(await statusesAt(other.id)).toEqual(['pending', 'pending']);
    });

    test('200: a disabled endpoint stays as it is', async () => {
      const { id } = await created();
      await console.services.webhookEndpoints.gone(business.id, id);
      console.clock.advance(1000);
      const before = await rowOf(id);
      const answer = await disable(id);
      expect([answer.status, answer.text('data.disabled_reason')]).toEqual([200, 'gone']);
      expect(await rowOf(id)).toEqual(before);
      expect(await entry('disabled')).toMatchObject({ actor: { kind: 'system' }, facts: { reason: 'gone' } });
      expect(await entries()).toHaveLength(2);
    });
  });

  describe('enableWebhookEndpoint', () => {
    test('200: it gets the next event, and none that it missed', async () => {
      const { id } = await created();
      await disable(id);
      await console.services.simulatedEvents.create(SYSTEM, business.id, 'transfer.pending');
      const answer = await enable(id);
      expect(answer.status).toBe(200);
      expect(Object(answer.body).data).toMatchObject({ id, status: 'enabled' });
      expect(Object(answer.body).data).not.toHaveProperty('disabled_reason');
      const next = await tell('transfer.pending');
      expect((await deliveries()).map((row) => row.event_id)).toEqual([next]);
    });

    test('200: an enabled endpoint stays as it is, with its deliveries', async () => {
      const { id } = await created();
      await tell('transfer.pending');
      const before = await rowOf(id);
      expect((await enable(id)).status).toBe(200);
      expect(await rowOf(id)).toEqual(before);
      expect(await deliveries()).toMatchObject([{ status: 'pending' }]);
      expect(await entries()).toHaveLength(1);
    });
  });

  test('deleteWebhookEndpoint 200: the endpoint as it was; its deliveries stay, the open ones cancelled', async () => {
    const { id } = await created();
    await tell('transfer.pending');
    const answer = await remove(id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: 'Webhook endpoint deleted.',
      data: { id, url: URL, status: 'enabled' },
    });
    expect((await read(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    await console.services.webhookEndpoints.gone(business.id, id);
    expect(await deliveries()).toMatchObject([{ endpoint_id: id, status: 'cancelled', due_at: null }]);
    expect(await entry('deleted')).toMatchObject({ target: id, facts: { url: URL } });
    expect(await entries()).toHaveLength(2);
  });

  describe('testWebhookEndpoint', () => {
    test('202: one delivery of the example, to this endpoint alone', async () => {
      const { id } = await created();
      await created();
      const answer = await sendTest(id);
      expect(answer.status).toBe(202);
      const at = businessTime(console.clock, { clockAheadMs: 0 }).toISOString().replace('Z', '000Z');
      expect(answer.body).toMatchObject({
        message: 'Test delivery scheduled.',
        data: {
          event: 'transfer.funds_delivered',
          webhook_endpoint_id: id,
          url: URL,
          status: 'pending',
          attempt_count: 0,
          next_attempt_at: at,
          created_at: at,
        },
      });
      expect(await deliveries()).toMatchObject([
        { delivery_id: answer.text('data.id'), endpoint_id: id, event_id: answer.text('data.event_id') },
      ]);
      const event = await database.kysely
        .selectFrom('event')
        .selectAll()
        .where('business_id', '=', business.id)
        .executeTakeFirstOrThrow();
      expect(event).toMatchObject({ event_id: answer.text('data.event_id'), test: true });
      const data = JSON.parse(event.body);
      expect([event.resource_id, event.reference]).toEqual([data.id, data.reference]);
      expect(await rowCount(database, 'event_outbox', business.id)).toBe(0);
      expect(await entry('tested')).toMatchObject({
        target: id,
        facts: { event: 'transfer.funds_delivered' },
      });
    });

    test('202: every kind, as the contract has it, with the identifier of the business', async () => {
      const { id } = await created({ categories: ['deposit', 'transfer', 'customer', 'payment_request'] });
      for (const kind of eventKinds) expect((await sendTest(id, developer, kind)).status).toBe(202);
      const events = await database.kysely
        .selectFrom('event')
        .select(['kind', 'body'])
        .where('business_id', '=', business.id)
        .execute();
      expect(events.map(({ kind }) => kind).sort()).toEqual([...eventKinds].sort());
      const bodies = events.map(({ kind, body }) => ({
        business_id: business.id,
        event: kind,
        data: JSON.parse(body),
      }));
      expect(bodies.flatMap(eventFlaws)).toEqual([]);
      const owners = new Set(bodies.flatMap(({ data }) => data.business_id ?? []));
      expect([...owners]).toEqual([business.id]);
    });

    test('422: a disabled endpoint, and an event that it does not receive', async () => {
      const { id } = await created();
      const other = await sendTest(id, developer, 'customer.created');
      expect([other.status, other.text('message')]).toEqual([
        422,
        'The webhook endpoint is not subscribed to customer.created. Use one of its `events`.',
      ]);
      await disable(id);
      const disabled = await sendTest(id);
      expect([disabled.status, disabled.text('message')]).toEqual([
        422,
        'The webhook endpoint is disabled. Enable it first.',
      ]);
      expect(await rowCount(database, 'event', business.id)).toBe(0);
    });

    test('400: a kind that there is not', async () => {
      const { id } = await created();
      expect((await sendTest(id, developer, 'transfer.lost')).status).toBe(400);
    });
  });

  test('a kind that was added to a category after the registration is not delivered', async () => {
    const { id } = await created();
    const before = kindsIn(['transfer']).filter((kind) => kind !== 'transfer.failed');
    await sql`UPDATE webhook_endpoint SET kinds = ${before} WHERE endpoint_id = ${id}`.execute(
      database.kysely,
    );
    await tell('transfer.failed');
    await tell('transfer.pending');
    expect((await deliveries()).map(({ kind }) => kind)).toEqual(['transfer.pending']);
    expect(Object((await read(id)).body).data.events).toEqual(before);
    const { id: later } = await created();
    await tell('transfer.failed');
    expect((await deliveries()).filter(({ kind }) => kind === 'transfer.failed')).toMatchObject([
      { endpoint_id: later },
    ]);
    expect((await sendTest(id, developer, 'transfer.failed')).status).toBe(422);
  });
});
