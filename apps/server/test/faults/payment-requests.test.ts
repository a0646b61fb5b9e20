/** `npm run test:soak` has two processes, 200 deposits and 20 rounds; `npm test` two servers in this process, 50 and 5. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areaBooks } from '../../src/compose/area-books.ts';
import { InvalidState } from '../../src/domain/domain-error.ts';
import { Decimal } from '../../src/domain/money/decimal.ts';
import { booksStore } from '../../src/storage/books/postgres-books-store.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { seedBusiness } from '../harness/seed/seed-business.ts';
import { type MovedClock, movedClock } from '../harness/worlds/moved-clock.ts';
import { byAddress, byBank, dataOf, PaymentDesk } from '../harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../harness/worlds/server.ts';
import { profileOf } from '../harness/worlds/test-profile.ts';
import { startTwo, type TwoServers } from './load/two-servers.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
const DEPOSITS = IS_SOAKED ? 200 : 50;
const FEE = 150;
const HOUR_MS = 3_600_000;
const ROUNDS = IS_SOAKED ? 20 : 5;

async function expectSoundBooks(database: TestDatabase, businessId: string): Promise<void> {
  const books = booksStore(database, areaBooks);
  expect(await books.trialBalance(businessId, { mostDifferences: 10 })).toMatchObject({ differences: [] });
  expect(await books.reconciliation(businessId, { mostDifferences: 10 })).toMatchObject({ differences: [] });
}

/** The data of the answer to a request whose key may still be in use: it is then sent again (G14). */
async function answered(send: () => Promise<Response>) {
  for (;;) {
    const response = await send();
    if (response.status !== 409) return dataOf(response, 201);
  }
}

describe('over two servers', () => {
  let database: TestDatabase;
  let two: TwoServers;

  beforeAll(async () => {
    database = await postgres.open();
    two = await startTwo(database, {
      RATE_LIMIT_PER_MINUTE: '1000000',
      BUSINESS_CALLS_WAITING: '1000',
      BUSINESS_WAIT_MS: '60000',
    });
  });
  afterAll(async () => {
    await two.stop();
    await database.close();
  });

  test(`${DEPOSITS} deposits at once, each told of twice, are credited once each, and the last one pays the request`, async () => {
    const business = await seedBusiness(database);
    const desks = two.servers.map((server) => new PaymentDesk(server, database, business));
    const [desk] = desks;
    if (desk === undefined) throw new Error('There is no server.');
    const part = 50_000 / DEPOSITS;
    const request = await desk.create(byBank);
    const body = { payment_request_id: request.id, currency: 'NGN', amount: String(part) };
    const answers = await Promise.all(
      Array.from({ length: DEPOSITS }, (_, index) =>
        desks.map((one) => answered(() => one.control('/deposits', body, { 'Idempotency-Key': `${index}` }))),
      ).flat(),
    );
    const references = new Set(answers.map(({ reference }) => reference));
    expect(references.size).toBe(DEPOSITS);
    const shown = await desk.read(request.id);
    expect(shown).toMatchObject({ status: 'multiple_deposits', source_amount: '50000.00' });
    expect(shown.timeline.events.filter(({ done }) => done)).toHaveLength(DEPOSITS + 1);
    expect(await desk.available()).toEqual({ NGN: String(DEPOSITS * (part - FEE)) });
    const told = (await desk.told(request.id)).map(({ kind }) => kind);
    expect(told).toEqual([
      'payment_request.pending',
      ...Array.from({ length: DEPOSITS - 1 }, () => 'payment_request.under_payment'),
      'payment_request.multiple_deposits',
    ]);
    await expectSoundBooks(database, business.businessId);
  }, 180_000);
});

describe('between two servers', () => {
  let database: TestDatabase;
  let clock: MovedClock;
  let servers: readonly [TestServer, TestServer];
  let desk: PaymentDesk;

  beforeAll(async () => {
    database = await postgres.open();
    clock = movedClock();
    const environment = { RATE_LIMIT_PER_MINUTE: '1000000' };
    const start = async () => startServer({ database: await database.another(), clock, environment });
    servers = [await start(), await start()];
  });
  beforeEach(async () => {
    desk = new PaymentDesk(servers[0], database, await servers[0].seedBusiness());
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
  });

  const arrive = (server: TestServer, id: string, reference: string, amount = '50') =>
    server.services.paymentRequestEngine.arrive(profileOf(desk.business), id, {
      reference,
      currency: 'USDT',
      amount: Decimal.parse(amount),
      at: clock.now(),
    });

  test('the same payment, told of to both at once, is credited once, in time or late', async () => {
    const request = await desk.create(byAddress);
    for (const [reference, amount] of [
      ['DEP_first', '20'],
      ['DEP_second', '30'],
      ['DEP_late', '7'],
    ] as const) {
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          arrive(servers[index % 2 === 0 ? 0 : 1], request.id, reference, amount),
        ),
      );
    }
    const { status, source_amount, timeline } = await desk.read(request.id);
    expect([status, source_amount]).toEqual(['multiple_deposits', '50.00']);
    expect(timeline.events).toHaveLength(4);
    expect((await desk.available()).USDT).toBe('7');
    await expectSoundBooks(database, desk.business.businessId);
  });

  test('of deposits to both at once no more is converted than the rate of the request holds for', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const before = await desk.available();
      const request = await desk.create(byAddress);
      await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          arrive(servers[index % 2 === 0 ? 0 : 1], request.id, `DEP_${round}_${index}`, '40'),
        ),
      );
      const { rate, target_amount, credited_surplus, credited_late } = await desk.read(request.id);
      const [first, rest] = ['40', '10.5'].map((part) =>
        Decimal.parse(part).times(Decimal.parse(rate.rate)).rounded(2, 'down'),
      );
      const converted = Decimal.sum([first, rest].map((part) => part ?? Decimal.zero));
      expect(target_amount).toBe(converted.toFixed(2));
      expect([credited_surplus?.amount, credited_late?.amount]).toEqual(['29.50', '160.00']);
      const [had, has] = [before, await desk.available()].map(({ USDT = '0' }) => Decimal.parse(USDT));
      expect(`${has?.minus(had ?? Decimal.zero)}`).toBe('189.5');
    }
    await expectSoundBooks(database, desk.business.businessId);
  });

  test('a cancellation and a deposit at once: the first decides, and the deposit is credited either way', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const request = await desk.create(byAddress);
      const before = await desk.available();
      const cancelling = servers[1].services.paymentRequests.cancel(profileOf(desk.business), request.id);
      const [cancelled] = await Promise.allSettled([
        cancelling,
        arrive(servers[0], request.id, `DEP_${round}`),
      ]);
      const { status } = await desk.read(request.id);
      outcomes.add(status);
      if (cancelled.status === 'rejected') expect(cancelled.reason).toBeInstanceOf(InvalidState);
      expect(status).toBe(cancelled.status === 'fulfilled' ? 'cancelled' : 'completed');
      const [wasLate, is] = [status === 'cancelled', await desk.available()];
      expect(Number(is.USDT ?? 0) - Number(before.USDT ?? 0)).toBe(wasLate ? 50 : 0);
      expect(is.NGN === before.NGN).toBe(wasLate);
    }
    expect([...outcomes].every((status) => ['cancelled', 'completed'].includes(status))).toBe(true);
    await expectSoundBooks(database, desk.business.businessId);
  });

  test('the expiry and a deposit at once: what arrives before the end counts unless it is over by then', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const request = await desk.create(byAddress);
      clock.advance(HOUR_MS - 1);
      const inTime = clock.now();
      clock.advance(1);
      const [engine, other] = servers.map(({ services }) => services.paymentRequestEngine);
      const payment = {
        reference: `DEP_${round}`,
        currency: 'USDT',
        amount: Decimal.parse('50'),
        at: inTime,
      };
      await Promise.all([
        engine?.runDue(desk.business.businessId),
        other?.arrive(profileOf(desk.business), request.id, payment),
      ]);
      const { status, timeline } = await desk.read(request.id);
      expect(['expired', 'completed']).toContain(status);
      expect(timeline.events.filter(({ done }) => done)).toHaveLength(status === 'expired' ? 3 : 2);
      const told = (await desk.told(request.id)).map(({ kind }) => kind);
      expect(told).toEqual(['payment_request.pending', `payment_request.${status}`]);
    }
    await expectSoundBooks(database, desk.business.businessId);
  });

  test('what arrives when the time is over is late, and the request expires with it', async () => {
    const request = await desk.create(byAddress);
    clock.advance(HOUR_MS);
    await arrive(servers[0], request.id, 'DEP_1');
    expect((await desk.read(request.id)).status).toBe('expired');
    expect(await desk.available()).toEqual({ USDT: '50' });
    await expectSoundBooks(database, desk.business.businessId);
  });
});
