import type { EventKind } from '@finops/contract';
import { eventKinds } from '@finops/contract/console';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { SYSTEM } from '../../../../test/harness/worlds/console-server.ts';
import { eventFlaws } from '../../../../test/harness/worlds/contract-events.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { dataOf, PaymentDesk } from '../../../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { grantableScopes } from '../../../domain/accounts/keys/scopes.ts';
import { categoryOf } from '../../../domain/webhooks/event-category.ts';

/** The path of the record of an event. */
const places = {
  deposit: '/transactions',
  transfer: '/transfers',
  customer: '/customers',
  payment_request: '/payments/requests',
};

/** The status in the record, where it differs from the last word of the event. */
const statuses: Partial<Record<EventKind, string>> = {
  'deposit.success': 'completed',
  'customer.created': 'inactive',
  'customer.updated': 'inactive',
};

let database: TestDatabase;
let server: TestServer;
let desk: PaymentDesk;

beforeAll(async () => {
  database = await postgres.open();
  // Due work does not run by itself.
  server = await startServer({ database, clock: movedClock() });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});
beforeEach(async () => {
  desk = new PaymentDesk(server, database, await server.seedBusiness());
});

const refusal = async (response: Response) => {
  const { error } = await response.json();
  return { status: response.status, name: error.name, message: error.message };
};
const differencesOf = async ({ services: { books } }: TestServer, { business }: PaymentDesk) => {
  const { businessId } = business;
  const [ledger, rails] = [await books.trialBalance(businessId), await books.reconciliation(businessId)];
  return [...ledger.differences, ...rails.differences];
};

describe('an event that the sandbox causes', () => {
  it.each(eventKinds)('%s is about a record that can be read, in the state of the event', async (kind) => {
    const event = await dataOf(await desk.control('/events', { event: kind }), 201);
    expect(event).toMatchObject({ event: kind, test: false, delivery_statuses: [] });
    const record = await dataOf(await desk.call(`${places[categoryOf(kind)]}/${event.resource_id}`), 200);
    expect([record.id, record.status]).toEqual([
      event.resource_id,
      statuses[kind] ?? kind.slice(kind.lastIndexOf('.') + 1),
    ]);
    const told = (await desk.told(event.resource_id)).filter((one) => one.kind === kind);
    expect(told).toHaveLength(1);
    const data = told[0]?.data;
    expect(eventFlaws({ business_id: desk.business.businessId, event: kind, data })).toEqual([]);
    if (kind !== 'deposit.success') expect(data).toMatchObject({ id: record.id, status: record.status });
    expect(await differencesOf(server, desk)).toEqual([]);
  });

  it('is about another record each time, and moves neither the clock nor what the business has under way', async () => {
    const event = { event: 'transfer.funds_delivered' };
    const own = await dataOf(await desk.control('/events', { event: 'transfer.processing' }), 201);
    const [one, other] = [
      await dataOf(await desk.control('/events', event), 201),
      await dataOf(await desk.control('/events', event), 201),
    ];
    expect(one.resource_id).not.toBe(other.resource_id);
    expect(await desk.available()).toEqual({});
    const { status } = await dataOf(await desk.call(`/transfers/${own.resource_id}`), 200);
    expect(status).toBe('processing');
    expect((await server.services.sandboxClock.time(desk.business.businessId)).aheadSeconds).toBe(0);
  });

  it('takes the right to control the sandbox alone, and is in the audit log with its controls', async () => {
    const business = await server.seedBusiness({ scopes: ['sandbox:control'] });
    const own = new PaymentDesk(server, database, business);
    await dataOf(await own.control('/events', { event: 'payment_request.completed' }), 201);
    const entries = await database.kysely
      .selectFrom('audit_entry')
      .select(['action', 'facts'])
      .where('business_id', '=', business.businessId)
      .orderBy('audit_entry_id')
      .execute();
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'sandbox.deposit_made',
      'sandbox.event_created',
    ]);
    const scopes = grantableScopes.filter((scope) => scope !== 'sandbox:control');
    const without = new PaymentDesk(server, database, await server.seedBusiness({ scopes }));
    const refused = await refusal(await without.control('/events', { event: 'customer.created' }));
    expect(refused.status).toBe(403);
    expect(await without.told(without.business.businessId)).toEqual([]);
  });

  it('422: a fault refuses the payout, so that it is never sent', async () => {
    await dataOf(await desk.control('/faults', { kind: 'payout_refusal' }), 201);
    expect(await refusal(await desk.control('/events', { event: 'transfer.funds_delivered' }))).toMatchObject(
      {
        status: 422,
        name: 'invalid_state',
        message: expect.stringContaining('cannot become outgoing_payment_sent'),
      },
    );
    expect(await differencesOf(server, desk)).toEqual([]);
  });

  it('422: a reset takes the quote away before it becomes a transfer', async () => {
    const { transfers, sandboxClock } = server.services;
    const create = transfers.create.bind(transfers);
    vi.spyOn(transfers, 'create').mockImplementationOnce(async (...asked) => {
      await sandboxClock.reset(SYSTEM, desk.business.businessId);
      return create(...asked);
    });
    expect(await refusal(await desk.control('/events', { event: 'transfer.pending' }))).toEqual({
      status: 422,
      name: 'invalid_state',
      message: expect.stringMatching(/^transfer\.pending was not caused: There is no quote QUO_/),
    });
  });

  it('422: the balance cannot hold what the payout needs', async () => {
    await dataOf(await desk.control('/balances', { currency: 'NGN', amount: '10000000000000000' }), 201);
    expect(await refusal(await desk.control('/events', { event: 'transfer.funds_delivered' }))).toMatchObject(
      {
        status: 422,
        name: 'invalid_state',
      },
    );
  });
});

it('503: no rails are connected, so that no payment is awaited', async () => {
  const offline = await startServer({ database, environment: { RAILS: 'none' } });
  onTestFinished(() => offline.stop());
  const place = new PaymentDesk(offline, database, await offline.seedBusiness());
  expect((await place.control('/events', { event: 'deposit.success' })).status).toBe(503);
  expect((await place.control('/events', { event: 'transfer.pending' })).status).toBe(503);
  expect((await place.control('/events', { event: 'customer.created' })).status).toBe(201);
});

it('events of every kind are caused at once, while the server takes the steps that are due', async () => {
  const own = await postgres.open();
  const moving = await startServer({ database: own });
  onTestFinished(async () => {
    await moving.stop();
    await own.close();
  });
  const busy = new PaymentDesk(moving, own, await moving.seedBusiness());
  const events = await Promise.all(
    eventKinds.map(async (event) => dataOf(await busy.control('/events', { event }), 201)),
  );
  expect(events.map(({ event }) => event)).toEqual(eventKinds);
  expect(new Set(events.map(({ resource_id }) => resource_id)).size).toBe(eventKinds.length);
  expect(await differencesOf(moving, busy)).toEqual([]);
});
