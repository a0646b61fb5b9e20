import { eventKinds, type GrantableScope } from '@finops/contract/console';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { rowCount } from '../../../../test/harness/processes/row-count.ts';
import { customerSeals } from '../../../../test/harness/seed/customer-seals.ts';
import {
  type ConsoleServer,
  type Person,
  SYSTEM,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { eventFlaws } from '../../../../test/harness/worlds/contract-events.ts';
import type { Business } from '../../../domain/accounts/business.ts';
import { deliveryQueue } from '../../../storage/events/postgres-delivery-queue.ts';

const EVENTS = '/console/v1/sandbox/events';

let database: TestDatabase;
let console: ConsoleServer;
let business: Business;
let developer: Person;

beforeAll(async () => {
  database = await postgres.open();
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

const trigger = (body: object, as = developer) => console.call(`POST ${EVENTS}`, { as, body });
const byKey = async (scopes: readonly GrantableScope[], body: object) => {
  const { id, credential } = await console.accounts.apiKeys.create(SYSTEM, business.id, {
    name: 'Trigger',
    scopes,
  });
  const headers = { authorization: `Bearer ${credential}` };
  return { id, answer: await console.call(`POST ${EVENTS}`, { headers, body }) };
};
const rows = () =>
  database.kysely.selectFrom('event').selectAll().where('business_id', '=', business.id).execute();
const audited = async () => {
  const request = { sort: 'asc', limit: 100, from: undefined } as const;
  const page = await console.accounts.auditLog.list(business.id, request, {});
  return page.entries.filter(({ action }) => action === 'sandbox.event_created');
};

describe('createSandboxEvent with data', () => {
  test('201: the example with the given fields, for every endpoint that receives its kind', async () => {
    const { webhookEndpoints } = console.services;
    const act = { ...SYSTEM, actor: { kind: 'user', id: developer.id } } as const;
    const url = 'http://127.0.0.1:9';
    const one = await webhookEndpoints.create(act, business.id, { url, categories: ['transfer'] });
    await webhookEndpoints.create(act, business.id, { url, categories: ['customer'] });
    await console.services.sandboxClock.advance(SYSTEM, business.id, 3600);
    const data = { id: 'TRF_mine', reference: 'INV-7' };
    const answer = await trigger({ event: 'transfer.funds_refunded', data });
    expect(answer.status).toBe(201);
    const { now } = await console.services.sandboxClock.time(business.id);
    const id = answer.text('data.id');
    expect(answer.body).toEqual({
      status: 'success',
      message: 'Event created.',
      data: {
        id,
        event: 'transfer.funds_refunded',
        category: 'transfer',
        resource_id: 'TRF_mine',
        reference: 'INV-7',
        delivery_statuses: [],
        test: true,
        created_at: now.toISOString().replace('Z', '000Z'),
      },
    });
    expect(answer.headers.get('location')).toBe(`/console/v1/events/${id}`);
    const [event] = await rows();
    expect(event).toMatchObject({ event_id: id, test: true, resource_id: 'TRF_mine', reference: 'INV-7' });
    expect(JSON.parse(event?.body ?? '')).toMatchObject({ ...data, status: 'funds_refunded' });
    expect(await deliveryQueue(database, customerSeals).dispatch(business.id, 10, console.clock.now())).toBe(
      1,
    );
    const deliveries = await database.kysely
      .selectFrom('delivery')
      .select(['endpoint_id', 'event_id', 'status'])
      .where('business_id', '=', business.id)
      .execute();
    expect(deliveries).toEqual([{ endpoint_id: one.id, event_id: id, status: 'pending' }]);
    expect(await audited()).toMatchObject([
      {
        target: id,
        actor: { kind: 'user', id: developer.id },
        facts: { event: 'transfer.funds_refunded' },
      },
    ]);
  });

  test('201: an API key with sandbox:control', async () => {
    const { id, answer } = await byKey(['sandbox:control'], { event: 'deposit.success', data: {} });
    expect(answer.status).toBe(201);
    expect(await audited()).toMatchObject([{ actor: { kind: 'api_key', id } }]);
  });

  test('201: every kind with no field of its own, as the contract has it, with the identifier of the business', async () => {
    for (const event of eventKinds) expect((await trigger({ event, data: {} })).status).toBe(201);
    const bodies = (await rows()).map(({ kind, body }) => ({
      business_id: business.id,
      event: kind,
      data: JSON.parse(body),
    }));
    expect(bodies.map(({ event }) => event).sort()).toEqual([...eventKinds].sort());
    expect(bodies.flatMap(eventFlaws)).toEqual([]);
  });

  test.each<[string, object, string, RegExp]>([
    ['transfer.failed', { status: 'pending' }, 'data.status', /failed/],
    ['transfer.failed', { id: 7 }, 'data.id', /must be a string/],
    ['transfer.failed', { reference: null }, 'data.reference', /must be a string/],
    ['deposit.success', { amount: 5 }, 'data.amount', /must be a string/],
    ['customer.created', { email: 7 }, 'data.email', /must be a string/],
    ['payment_request.completed', { status: 'failed' }, 'data.status', /completed/],
    ['transfer.failed', { refrence: 'INV-1' }, 'data.refrence', /is not recognized/],
    ['deposit.success', { business_id: 'BUS_1' }, 'data.business_id', /is not recognized/],
  ])(
    '400: %s with %j is no such event, and the answer names the field',
    async (event, data, field, reason) => {
      const answer = await trigger({ event, data });
      expect([answer.status, answer.text('error.name')]).toEqual([400, 'request_validation']);
      expect(Object(answer.body).fields).toEqual({ [field]: [{ reason: expect.stringMatching(reason) }] });
      expect(await rowCount(database, 'event', business.id)).toBe(0);
      expect(await audited()).toEqual([]);
    },
  );

  test('400: a kind that there is not, and data that is no object', async () => {
    expect((await trigger({ event: 'transfer.lost' })).status).toBe(400);
    expect((await trigger({ event: 'transfer.failed', data: [] })).status).toBe(400);
  });

  test('403: a viewer, and an API key without sandbox:control', async () => {
    const viewer = await console.person({ business, role: 'viewer' });
    expect((await trigger({ event: 'deposit.success', data: {} }, viewer)).status).toBe(403);
    const { answer } = await byKey(['events:read'], { event: 'deposit.success', data: {} });
    expect(answer.status).toBe(403);
    expect(await rowCount(database, 'event', business.id)).toBe(0);
  });

  test('text that no column takes is kept in the body, and refused where a column has it', async () => {
    const answer = await trigger({ event: 'transfer.failed', data: { reference: 'a\u0000b' } });
    expect([answer.status, await rowCount(database, 'event', business.id)]).toEqual([400, 0]);
  });
});
