import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { type WebhookReceiver, webhookReceiver } from '../../test/harness/processes/webhook-receiver.ts';
import { customerSeals } from '../../test/harness/seed/customer-seals.ts';
import { type SeededBusiness, seedBusiness } from '../../test/harness/seed/seed-business.ts';
import { type MovedClock, movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { everyRow } from '../../test/harness/worlds/test-ledger.ts';
import { eventually, SEAL_KEY, seedEndpoint } from '../../test/harness/worlds/webhook-desk.ts';
import { Erasures } from '../domain/customers/erasures.ts';
import { signingSecrets } from '../domain/webhooks/signing.ts';
import { mayCall } from '../domain/webhooks/target-address.ts';
import { loadReference } from '../reference/load-reference.ts';
import { auditRecord } from '../storage/accounts/postgres-audit-store.ts';
import { erasureStore } from '../storage/customers/postgres-erasure-store.ts';
import { deliveryQueue } from '../storage/events/postgres-delivery-queue.ts';
import { eventHistoryStore } from '../storage/events/postgres-event-history-store.ts';
import { ledgerStore } from '../storage/ledger/postgres-ledger.ts';
import { sealedLedger } from '../storage/ledger/sealed-ledger.ts';
import { randomIds, systemRandomness } from '../system.ts';
import { guardedDispatcher } from './guarded-dispatcher.ts';
import { httpReceivers } from './http-receivers.ts';
import { Sender } from './sender.ts';

const NAME = 'Wilhelmina';
const { currencies } = loadReference();
const act = { actor: { kind: 'user', id: 'USR_1' }, requestId: 'req_test000000000000' } as const;

describe.each(sampledDatabases)(
  'deliveries about a customer who is erased meanwhile, on $name',
  ({ open }) => {
    let database: TestDatabase;
    let clock: MovedClock;
    let receiver: WebhookReceiver;
    let sender: Sender;
    let business: SeededBusiness;
    /** Lets the receiver answer. */
    let answer: () => void;

    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      clock = movedClock();
      business = await seedBusiness(database);
      const { promise: answered, resolve } = Promise.withResolvers<void>();
      answer = resolve;
      // It echoes the request in its headers and body.
      receiver = await webhookReceiver(async (response, { body }) => {
        await answered;
        response.writeHead(200, { 'X-Got': JSON.parse(body).data.first_name }).end(body);
      });
      await seedEndpoint(database, { businessId: business.businessId, url: receiver.url });
      sender = new Sender({
        queue: deliveryQueue(database, customerSeals),
        receivers: httpReceivers(
          guardedDispatcher({ mayCall: mayCall({ loopback: true }), resolve: async () => [] }),
        ),
        clock,
        ids: randomIds,
        randomness: systemRandomness,
        secretsOf: (lane, now) => signingSecrets(SEAL_KEY, lane.sealedSecrets, lane, now),
        gone: async () => {},
        onAttempt: () => {},
        onFailure: (error) => {
          throw error;
        },
      });
    });
    afterEach(async () => {
      await sender.stop();
      await receiver.close();
    });

    /** Records an event about the customer, as the current ledger does or as that of an earlier version did. */
    const tell = async (isSealed: boolean) => {
      const { businessId, customerId } = business;
      const ledger = ledgerStore(database, currencies);
      const body = JSON.stringify({ id: customerId, first_name: NAME, status: 'active' });
      await (isSealed ? sealedLedger(ledger, database, customerSeals) : ledger).commit({
        businessId,
        postings: [],
        events: [
          {
            id: randomIds.next('EVT_'),
            kind: 'customer.updated',
            profileId: customerId,
            resourceId: customerId,
            body,
            createdAt: clock.now(),
          },
        ],
      });
      return body;
    };
    const send = async () => {
      await sender.dispatch();
      await sender.claim();
      await eventually(() => expect(receiver.received).toHaveLength(1));
    };
    const attempt = () =>
      database.kysely
        .selectFrom('delivery_attempt')
        .selectAll()
        .where('business_id', '=', business.businessId)
        .executeTakeFirst();
    const delivered = () => eventually(async () => expect(await attempt()).toBeDefined());
    const erase = () =>
      new Erasures({
        store: erasureStore(database),
        ledger: ledgerStore(database, currencies),
        currencies,
        entry: ({ actor, requestId }, businessId, entry) =>
          auditRecord(businessId, {
            ...{ id: randomIds.next('AUD_'), actor, requestId, createdAt: '2026-05-04T09:30:00.000000Z' },
            ...entry,
          }),
        demand: async () => {},
        clock,
      }).erase(act, business.businessId, business.customerId);
    const clear = async () =>
      Object.values(await everyRow(database))
        .flat()
        .filter((row) => row.includes(business.businessId) && row.includes(NAME));
    const history = eventHistoryOf(() => database);

    it.each([
      ['sealed', true],
      ['of an earlier version, in clear', false],
    ])(
      'an answer that comes after the erasure leaves nothing but its status: %s',
      async (_case, isSealed) => {
        await tell(isSealed);
        await send();
        expect(receiver.received[0]?.body).toContain(NAME);
        await erase();
        answer();
        await delivered();
        expect(await attempt()).toMatchObject({
          response_status: 200,
          response_headers: {},
          response_body: '',
          sealed_response: null,
        });
        expect(await clear()).toEqual([]);
      },
    );

    it('an answer is sealed, and shown in the history until the erasure', async () => {
      const body = await tell(true);
      await send();
      answer();
      await delivered();
      expect(await clear()).toEqual([]);
      const before = await history(business.businessId);
      expect(before.body).toBe(body);
      expect(before.requestBody).toContain(NAME);
      expect(before.result).toMatchObject({
        status: 200,
        headers: { 'x-got': NAME },
        body: before.requestBody,
      });
      await erase();
      const after = await history(business.businessId);
      expect(JSON.parse(after.body)).toEqual({ id: business.customerId, first_name: '', status: 'active' });
      expect(after.result).toMatchObject({ status: 200, headers: {}, body: '' });
    });

    it('a delivery that waits is sent with blank fields, once the key is deleted', async () => {
      await tell(true);
      // As when the erasure is interrupted before it has blanked any record.
      const store = { ...erasureStore(database), blank: async () => {} };
      const outcome = await ledgerStore(database, currencies).commit({
        businessId: business.businessId,
        postings: [],
        records: [
          store.record(
            business.customerId,
            (await store.find(business.businessId, business.customerId))?.version ?? 0,
            clock.now(),
          ),
        ],
      });
      expect(outcome).toEqual({ kind: 'done' });
      await send();
      answer();
      await delivered();
      expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
        data: { id: business.customerId, first_name: '', status: 'active' },
      });
      expect(await clear()).toEqual([]);
    });
  },
);

/** Reads the only event of a business and the first attempt to deliver it. */
function eventHistoryOf(database: () => TestDatabase) {
  const first = { sort: 'asc', limit: 10, from: undefined } as const;
  return async (businessId: string) => {
    const store = eventHistoryStore(database(), customerSeals);
    const { entries: events } = await store.events(businessId, {}, first);
    const { entries: deliveries } = await store.deliveries(businessId, {}, first);
    const event = await store.event(businessId, events[0]?.id ?? '');
    const delivery = await store.delivery(businessId, deliveries[0]?.id ?? '');
    if (event === undefined || delivery === undefined) throw new Error('There is no event, or no delivery.');
    return { body: event.body, requestBody: delivery.requestBody, result: delivery.attempts[0]?.result };
  };
}
