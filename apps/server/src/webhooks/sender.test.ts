import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { verifyWebhook } from '@finops/client';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { openTransaction } from '../../test/harness/processes/open-transaction.ts';
import {
  status,
  type WebhookReceiver,
  webhookReceiver,
} from '../../test/harness/processes/webhook-receiver.ts';
import { customerSeals } from '../../test/harness/seed/customer-seals.ts';
import { seedBusiness } from '../../test/harness/seed/seed-business.ts';
import { type MovedClock, movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { eventually, SEAL_KEY, seedEndpoint, tellEvents } from '../../test/harness/worlds/webhook-desk.ts';
import { newEndpointSecret, sealEndpointSecret, signingSecrets } from '../domain/webhooks/signing.ts';
import { mayCall } from '../domain/webhooks/target-address.ts';
import { deliveryQueue } from '../storage/events/postgres-delivery-queue.ts';
import { webhookEndpointStore } from '../storage/events/postgres-webhook-endpoint-store.ts';
import { randomIds, systemRandomness } from '../system.ts';
import { guardedDispatcher } from './guarded-dispatcher.ts';
import { httpReceivers } from './http-receivers.ts';
import { Sender } from './sender.ts';

const FIRST = '2026-05-04T09:30:00.000Z';
const ATTEMPT_MS = 1500;
const MINUTE_MS = 60_000;

describe.each(databases)('webhooks sent from $name', ({ name, open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let receiver: WebhookReceiver;
  let sender: Sender;
  let businessId: string;
  let failures: unknown[];

  const newSender = (attemptMs?: number, others: Partial<ConstructorParameters<typeof Sender>[0]> = {}) =>
    new Sender({
      queue: deliveryQueue(database, customerSeals),
      receivers: httpReceivers(
        guardedDispatcher({ mayCall: mayCall({ loopback: true }), resolve: async () => [] }),
        attemptMs,
      ),
      clock,
      ids: randomIds,
      randomness: systemRandomness,
      secretsOf: (lane, now) => signingSecrets(SEAL_KEY, lane.sealedSecrets, lane, now),
      gone: async () => {},
      onAttempt: () => {},
      onFailure: (error) => void failures.push(error),
      ...others,
    });
  const look = async (by = sender) => [await by.dispatch(), await by.claim()].includes(true);
  /** Runs what is due now, as the jobs do. */
  const work = async () => {
    for (let isMore = true; isMore; ) {
      isMore = await look();
      await eventually(async () => expect(await leased()).toEqual([]));
    }
  };
  const leased = () =>
    database.kysely
      .selectFrom('webhook_endpoint')
      .select('endpoint_id')
      .where('business_id', '=', businessId)
      .where('leased_by', 'is not', null)
      .execute();
  const deliveries = () =>
    database.kysely
      .selectFrom('delivery')
      .selectAll()
      .where('business_id', '=', businessId)
      .orderBy('recorded_at')
      .execute();
  const attempts = () =>
    database.kysely
      .selectFrom('delivery_attempt')
      .selectAll()
      .where('business_id', '=', businessId)
      .orderBy('number')
      .execute();
  const endpoint = (endpointId: string) =>
    database.kysely
      .selectFrom('webhook_endpoint')
      .selectAll()
      .where('endpoint_id', '=', endpointId)
      .executeTakeFirstOrThrow();

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = movedClock(FIRST);
    failures = [];
    receiver = await webhookReceiver();
    ({ businessId } = await seedBusiness(database));
    sender = newSender();
  });
  afterEach(async () => {
    await sender.stop();
    await receiver.close();
    expect(failures).toEqual([]);
  });

  it('delivers each event to the endpoints of its kind, with the body of the contract', async () => {
    await seedEndpoint(database, { businessId, url: receiver.url });
    const other = await webhookReceiver();
    await seedEndpoint(database, { businessId, url: other.url, kinds: ['customer.created'] });
    const [id] = await tellEvents(database, businessId, [{ body: '{"id":"TRF_1","note":"é\\n"}' }]);
    await work();
    expect(receiver.received.map(({ body }) => body)).toEqual([
      `{"business_id":"${businessId}","event":"transfer.pending","data":{"id":"TRF_1","note":"é\\n"}}`,
    ]);
    expect(receiver.received[0]).toMatchObject({ id, headers: { 'content-type': 'application/json' } });
    expect(other.received).toEqual([]);
    expect(await deliveries()).toMatchObject([
      { status: 'succeeded', attempt_count: 1, due_at: null, response_status: 204 },
    ]);
    await other.close();
  });

  it('signs by both schemes, and for a day after a rotation with both secrets', async () => {
    const previous = {
      secret: newEndpointSecret(systemRandomness),
      expiresAt: new Date(Date.parse(FIRST) + MINUTE_MS),
    };
    const { secret } = await seedEndpoint(database, { businessId, url: receiver.url, previous });
    await tellEvents(database, businessId, [{}]);
    await work();
    clock.advance(2 * MINUTE_MS);
    await tellEvents(database, businessId, [{}]);
    await work();
    const [during, after] = receiver.received.map(({ headers, body }) => ({
      bu: [secret, previous.secret].map((one) => hmac(one, body) === headers['x-bu-signature']),
      standard: [secret, previous.secret].map((one) =>
        String(headers['webhook-signature'])
          .split(' ')
          .includes(
            `v1,${hmac(Buffer.from(one.slice(6), 'base64'), `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)}`,
          ),
      ),
    }));
    expect(during).toEqual({ bu: [true, false], standard: [true, true] });
    expect(after).toEqual({ bu: [true, false], standard: [true, false] });

    const [overlap, later] = receiver.received.map(({ headers, body }) => (one: string) => {
      const now = () => new Date(Number(headers['webhook-timestamp']) * 1000);
      return verifyWebhook(body, headers, one, { now });
    });
    for (const one of [secret, previous.secret]) expect(await overlap?.(one)).toHaveProperty('business_id');
    expect(await later?.(secret)).toHaveProperty('business_id');
    await expect(later?.(previous.secret)).rejects.toThrow('does not match');
  });

  it('tries again by the schedule on the clock of the business, with the same identifier and bytes, and gives up after ten attempts', async () => {
    receiver.answer(status(500));
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [{}]);
    const delays: number[] = [];
    await work();
    for (;;) {
      const [delivery] = await deliveries();
      if (delivery?.due_at == null) break;
      expect(delivery.status).toBe('retrying');
      const delay = Date.parse(delivery.due_at) - clock.now().getTime();
      delays.push(delay);
      clock.advance(delay - 1);
      await work();
      expect(receiver.received).toHaveLength(delays.length);
      clock.advance(1);
      await work();
    }
    const schedule = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].map(
      (seconds) => seconds * 1000,
    );
    expect(delays).toHaveLength(schedule.length);
    for (const [index, delay] of delays.entries()) {
      expect(delay).toBeGreaterThanOrEqual(schedule[index] ?? 0);
      expect(delay).toBeLessThanOrEqual((schedule[index] ?? 0) * 1.1);
    }
    expect(await deliveries()).toMatchObject([
      { status: 'exhausted', attempt_count: 10, response_status: 500 },
    ]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect((await attempts()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('follows no redirect: another address is never called', async () => {
    const other = await webhookReceiver();
    receiver.answer((response) => void response.writeHead(307, { Location: other.url }).end());
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [{}]);
    await work();
    expect(other.received).toEqual([]);
    expect(await deliveries()).toMatchObject([{ status: 'retrying', response_status: 307 }]);
    await other.close();
  });

  it('keeps the order of the events of one resource, also when they are told in several parts', async () => {
    const order: string[] = [];
    receiver.answer((response, { body }) => {
      setTimeout(() => {
        order.push(JSON.parse(body).data.n);
        response.end();
      }, Math.random() * 20);
    });
    await seedEndpoint(database, { businessId, url: receiver.url });
    for (let part = 0; part < 3; part += 1) {
      // The clock of the embedded database has a resolution of milliseconds.
      await wait(2);
      await tellEvents(
        database,
        businessId,
        [0, 1, 2, 3].flatMap((n) =>
          ['TRF_A', 'TRF_B'].map((resourceId) => ({
            resourceId,
            body: JSON.stringify({ n: `${resourceId} ${part}${n}` }),
          })),
        ),
      );
    }
    await work();
    for (const resource of ['TRF_A', 'TRF_B']) {
      const own = order.filter((one) => one.startsWith(resource));
      expect(own).toHaveLength(12);
      expect(own).toEqual(own.toSorted());
    }
  });

  it('does not let later events of a resource wait for one that failed', async () => {
    receiver.answer(
      (response, { body }) => void response.writeHead(JSON.parse(body).data.fails ? 500 : 200).end(),
    );
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [
      { resourceId: 'TRF_A', body: '{"fails":true}' },
      { resourceId: 'TRF_A', body: '{}' },
    ]);
    await work();
    expect((await deliveries()).map((one) => one.status)).toEqual(['retrying', 'succeeded']);
  });

  it('sends ten requests to an endpoint at a time', async () => {
    const held: (() => void)[] = [];
    let most = 0;
    receiver.answer((response) => {
      held.push(() => response.end());
      most = Math.max(most, held.length);
      // An eleventh would arrive while these are held.
      if (held.length === 10) setTimeout(() => held.splice(0).forEach((answer) => void answer()), 30);
    });
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(
      database,
      businessId,
      Array.from({ length: 60 }, () => ({})),
    );
    await work();
    expect(receiver.received).toHaveLength(60);
    expect(most).toBe(10);
  });

  it('pauses an endpoint that hangs, keeps its deliveries, lets nobody wait, and tries one when the pause is over', async () => {
    sender = newSender(ATTEMPT_MS);
    const hanging = await webhookReceiver(() => {});
    const { endpointId } = await seedEndpoint(database, { businessId, url: hanging.url });
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(
      database,
      businessId,
      Array.from({ length: 40 }, () => ({})),
    );
    await look();
    await eventually(() => expect(receiver.received).toHaveLength(40), ATTEMPT_MS);
    await work();
    expect(hanging.received).toHaveLength(10);
    const paused = await endpoint(endpointId);
    expect(paused).toMatchObject({ failures: 10, pauses: 1, leased_by: null });
    expect(Date.parse(paused.paused_until ?? '')).toBeGreaterThan(clock.now().getTime());
    const open = (await deliveries()).filter((one) => one.endpoint_id === endpointId);
    expect(open.map((one) => one.status).toSorted()).toEqual([
      ...Array(30).fill('pending'),
      ...Array(10).fill('retrying'),
    ]);
    expect((await attempts()).filter(({ failure }) => failure === 'timed_out')).toHaveLength(10);

    clock.advance(30_000);
    await work();
    expect(hanging.received).toHaveLength(11);
    expect(await endpoint(endpointId)).toMatchObject({ failures: 11, pauses: 2 });

    hanging.answer(status(200));
    clock.advance(MINUTE_MS);
    await work();
    expect(await endpoint(endpointId)).toMatchObject({ failures: 0, pauses: 0, paused_until: null });
    clock.advance(10 * MINUTE_MS);
    await work();
    expect((await deliveries()).every((one) => one.status === 'succeeded')).toBe(true);
    await hanging.close();
  });

  it('keeps 64 KiB of an answer, whatever bytes it has', async () => {
    const long = `\0é${'x'.repeat(100_000)}`;
    receiver.answer((response) => void response.writeHead(200, { 'X-Own': ['a', 'b'] }).end(long));
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [{}]);
    await work();
    const [attempt] = await attempts();
    expect(attempt).toMatchObject({
      response_status: 200,
      response_truncated: true,
      response_headers: { 'x-own': 'a, b' },
    });
    expect(attempt?.response_body).toBe(`\u{FFFD}é${'x'.repeat(64 * 1024 - 3)}`);
    expect(await deliveries()).toMatchObject([{ status: 'succeeded' }]);
  });

  it('counts a 2xx whose body never ends', async () => {
    sender = newSender(ATTEMPT_MS);
    receiver.answer((response) => void response.writeHead(202).write('begun'));
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [{}]);
    await work();
    expect(await attempts()).toMatchObject([
      { response_status: 202, response_body: 'begun', response_truncated: true },
    ]);
    expect(await deliveries()).toMatchObject([{ status: 'succeeded' }]);
  });

  it('takes a status that HTTP does not have for no answer', async () => {
    const { port, close } = await rawReceiver('HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n');
    await seedEndpoint(database, { businessId, url: `http://127.0.0.1:${port}/` });
    await tellEvents(database, businessId, [{}]);
    await work();
    expect(await attempts()).toMatchObject([{ failure: 'connection_closed', response_status: null }]);
    await close();
  });

  it('sends events of other records while one request takes long', async () => {
    const slow: (() => void)[] = [];
    receiver.answer((response, { body }) => {
      if (JSON.parse(body).data.slow) slow.push(() => response.end());
      else response.end();
    });
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [{ resourceId: 'TRF_A', body: '{"slow":true}' }]);
    await look();
    await eventually(() => expect(slow).toHaveLength(1));
    const [behind] = await tellEvents(
      database,
      businessId,
      Array.from({ length: 120 }, () => ({ resourceId: 'TRF_A' })),
    );
    const others = await tellEvents(database, businessId, [{}, {}]);
    await look();
    await eventually(() =>
      expect(receiver.received.map(({ id }) => id)).toEqual(expect.arrayContaining([...others])),
    );
    expect(receiver.received.map(({ id }) => id)).not.toContain(behind);
    for (const answer of slow) answer();
    await work();
    expect(receiver.received).toHaveLength(123);
  });

  it('goes on with what waits when the last request is over while it looks for more', async () => {
    const queue = deliveryQueue(database, customerSeals);
    const first = Promise.withResolvers<() => void>();
    const over = Promise.withResolvers<void>();
    let looks = 0;
    const due: typeof queue.due = async (...asked) => {
      const found = await queue.due(...asked);
      looks += 1;
      if (looks === 2) {
        (await first.promise)();
        await over.promise;
        await turn();
      }
      return found;
    };
    sender = newSender(undefined, { queue: { ...queue, due }, onAttempt: () => over.resolve() });
    receiver.answer((response) => first.resolve(() => response.end()));
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [{ resourceId: 'TRF_A' }, { resourceId: 'TRF_A' }]);
    await look();
    await over.promise;
    receiver.answer(status(204));
    await eventually(async () => expect(await leased()).toEqual([]));
    expect(receiver.received).toHaveLength(2);
  });

  // The embedded database has one connection, on which nothing can wait.
  if (name === 'PostgreSQL') {
    it('waits for no business that a reset has alone', async () => {
      const other = await seedBusiness(database);
      await seedEndpoint(database, { businessId, url: receiver.url });
      await tellEvents(database, other.businessId, [{}]);
      await tellEvents(database, businessId, [{}]);
      const letGo = await openTransaction(
        database,
        sql`SELECT 1 FROM business WHERE business_id = ${other.businessId} FOR UPDATE`,
      );
      await work();
      expect(receiver.received).toHaveLength(1);
      await letGo();
    });
  }

  it('cancels the deliveries to an endpoint that is turned off in parts, however many are open', async () => {
    const { endpointId } = await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(
      database,
      businessId,
      Array.from({ length: 5200 }, () => ({})),
    );
    const queue = deliveryQueue(database, customerSeals);
    while ((await queue.dispatch(businessId, 500, clock.now())) > 0);
    const store = webhookEndpointStore(database);
    await store.change(businessId, async ({ endpoints }) => {
      const found = await endpoints.lock(endpointId);
      if (found !== undefined) await endpoints.delete(endpointId, clock.now());
    });
    const open = async () => (await deliveries()).filter((one) => one.status !== 'cancelled').length;
    expect(await open()).toBe(200);
    while (await queue.cancelMore());
    expect(await open()).toBe(0);
    await work();
    expect(receiver.received).toEqual([]);
  });

  it('tells why there was no answer', async () => {
    const closed = await webhookReceiver();
    await closed.close();
    receiver.answer((response) => void response.destroy());
    await seedEndpoint(database, { businessId, url: closed.url });
    await seedEndpoint(database, { businessId, url: receiver.url });
    await seedEndpoint(database, { businessId, url: 'http://nowhere.example' });
    await seedEndpoint(database, { businessId, url: 'http://10.0.0.1/' });
    await tellEvents(database, businessId, [{}]);
    await work();
    expect((await attempts()).map(({ failure }) => failure).toSorted()).toEqual([
      'address_refused',
      'connection_closed',
      'connection_refused',
      'name_not_resolved',
    ]);
  });

  it('delivers what is told once an endpoint is there, of the kinds that it had then', async () => {
    await tellEvents(database, businessId, [{ kind: 'transfer.pending' }]);
    // The clock of PGlite has a resolution of milliseconds, and an event recorded at the instant of enabling is
    // delivered.
    await eventually(async () => {
      const { rows } = await sql<{ past: boolean }>`
        SELECT clock_timestamp() > max(recorded_at) AS past FROM event`.execute(database.kysely);
      expect(rows).toEqual([{ past: true }]);
    });
    await seedEndpoint(database, { businessId, url: receiver.url, kinds: ['transfer.pending'] });
    const [, later] = await tellEvents(database, businessId, [
      { kind: 'transfer.failed' },
      { kind: 'transfer.pending' },
    ]);
    await work();
    expect(receiver.received.map(({ id }) => id)).toEqual([later]);
  });

  it('signs by the secret of the endpoint as it is, however long it has been busy', async () => {
    receiver.answer((response) => void setTimeout(() => response.end(), 100));
    const { endpointId } = await seedEndpoint(database, { businessId, url: receiver.url });
    const rotated = await seedEndpoint(database, { businessId, url: receiver.url, kinds: [] });
    await tellEvents(
      database,
      businessId,
      Array.from({ length: 400 }, () => ({})),
    );
    // Like the job, which keeps the lane meanwhile.
    const keeping = setInterval(() => void sender.claim(), 100);
    const working = work();
    await eventually(() => expect(receiver.received.length).toBeGreaterThan(20));
    await database.kysely
      .updateTable('webhook_endpoint')
      .set({
        secret: sealEndpointSecret(SEAL_KEY, rotated.secret, { businessId, endpointId }, systemRandomness),
      })
      .where('endpoint_id', '=', endpointId)
      .execute();
    await working;
    clearInterval(keeping);
    const last = receiver.received.at(-1);
    expect(receiver.received).toHaveLength(400);
    expect(last?.headers['x-bu-signature']).toBe(hmac(rotated.secret, last?.body ?? ''));
  });

  it('sends to others when the secrets of an endpoint do not open', async () => {
    const { endpointId } = await seedEndpoint(database, {
      businessId,
      url: receiver.url,
      sealKey: Buffer.alloc(32, 1),
    });
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [{}]);
    await look();
    await eventually(() => expect([receiver.received.length, failures.length]).toEqual([1, 1]));
    expect(failures).toMatchObject([{ name: 'SealBroken' }]);
    expect((await deliveries()).find((one) => one.endpoint_id === endpointId)).toMatchObject({
      status: 'pending',
      attempt_count: 0,
    });
    failures = [];
  });

  it('gives a lane to one worker at a time, and to another when the first is gone', async () => {
    const { endpointId } = await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [{}]);
    const queue = deliveryQueue(database, customerSeals);
    await queue.dispatch(businessId, 10, clock.now());
    const [claimed, none] = [
      await queue.claimLanes('one', 10, clock.now()),
      await queue.claimLanes('two', 10, clock.now()),
    ];
    expect([claimed.map((lane) => lane.endpointId), none]).toEqual([[endpointId], []]);
    await look();
    expect(receiver.received).toEqual([]);
    await database.kysely
      .updateTable('webhook_endpoint')
      .set({ leased_until: '2026-01-01T00:00:00Z' })
      .where('endpoint_id', '=', endpointId)
      .execute();
    await work();
    expect(receiver.received).toHaveLength(1);
    expect(await queue.renew(claimed)).toEqual([]);
  });

  it('an attempt that two workers made counts once, and a cancelled delivery stays cancelled', async () => {
    const { endpointId } = await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [{}, {}]);
    const queue = deliveryQueue(database, customerSeals);
    await queue.dispatch(businessId, 10, clock.now());
    const [lane] = await queue.claimLanes('one', 1, clock.now());
    if (lane === undefined) throw new Error('No lane is due.');
    const due = await queue.due(lane, 10, clock.now(), []);
    const finished = due.map((delivery) => ({
      delivery,
      number: 1,
      startedAt: clock.now(),
      durationMs: 1,
      requestHeaders: {},
      result: 'timed_out' as const,
      status: 'retrying' as const,
      nextAt: new Date(clock.now().getTime() + 5000),
    }));
    await database.kysely
      .updateTable('delivery')
      .set({ status: 'cancelled', due_at: null })
      .where('delivery_id', '=', due[1]?.id ?? '')
      .execute();
    await queue.settle(lane, finished, lane.circuit);
    await queue.settle({ ...lane, lease: 'two' }, finished, lane.circuit);
    expect((await deliveries()).map((one) => [one.status, one.attempt_count])).toEqual([
      ['retrying', 1],
      ['cancelled', 1],
    ]);
    expect(await attempts()).toHaveLength(2);
    await queue.release(lane);
    expect((await endpoint(endpointId)).due_at).toBe('2026-05-04T09:30:05.000000Z');
  });

  it('stops in moments though a receiver hangs, and what hung is sent again', async () => {
    receiver.answer(() => {});
    await seedEndpoint(database, { businessId, url: receiver.url });
    await tellEvents(database, businessId, [{}]);
    const patient = newSender();
    await look(patient);
    await eventually(() => expect(receiver.received).toHaveLength(1));
    const start = performance.now();
    await patient.stop();
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(await deliveries()).toMatchObject([{ status: 'pending', attempt_count: 0 }]);
    receiver.answer(status(200));
    await work();
    expect(receiver.received).toHaveLength(2);
  });
});

/** A receiver that sends the same bytes on each connection. */
async function rawReceiver(bytes: string): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function hmac(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}
