/** Under `npm run test:soak` a server is killed at every point and at twenty random moments; `npm test` has three of the points. */
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areaBooks } from '../../src/compose/area-books.ts';
import { type FaultPoint, faultPoints } from '../../src/domain/fault-point.ts';
import { booksStore } from '../../src/storage/books/postgres-books-store.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { kill, type ListeningProcess, listening, spawnServer } from '../harness/processes/server-process.ts';
import type { Fault } from './fault-point.ts';
import { CrashLoad } from './load/crash-load.ts';
import { type FundedBusiness, fundedBusiness } from './load/funded-business.ts';
import { arrivedPayments, paymentName } from './load/outside-payments.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
/** The points at which `npm test` kills a server under full load; `npm run test:soak` does at all, and at random moments. */
const SAMPLED: readonly FaultPoint[] = ['before commit_batch', 'after an address is in the directory'];
const RANDOM_MOMENTS = IS_SOAKED ? 20 : 0;
/** Which pass of a point kills: seldom the first commit of a transaction. */
const PASS = 5;
/** Rounds of callers before a server is killed, so that there is something to lose. */
const LEAST_TURNS = 20;

let database: TestDatabase;
let business: FundedBusiness;
let load: CrashLoad;
let server: ListeningProcess;

async function start(condition?: 'fault-points'): Promise<ListeningProcess> {
  const environment = {
    DATABASE_URL: database.url ?? '',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  return listening(spawnServer(environment, { stdio: 'ipc', ...(condition && { condition }) }));
}

beforeAll(async () => {
  database = await postgres.open();
  business = await fundedBusiness(database, { USDT: '1000000' });
  load = new CrashLoad(business);
  server = await start('fault-points');
  await load.prepare(server.api);
});
afterAll(async () => {
  await kill(server.child);
  await database.close();
});

/** Moves the clock of the business on, so that the steps of its transfers fall due. */
async function pass(milliseconds: number): Promise<void> {
  await database.kysely
    .updateTable('business')
    .set({ clock_ahead_ms: sql`clock_ahead_ms + ${milliseconds}` })
    .where('business_id', '=', business.businessId)
    .execute();
}

/**
 * The server under load while time passes, struck when the load is under way; once it is dead, another one in its
 * place, asked for what is open.
 */
async function crash(
  strike: (victim: ChildProcess) => unknown,
  run = () => load.run(server),
  stepMs = 3000,
): Promise<void> {
  const { child } = server;
  const { turns } = load;
  const running = run();
  let isStruck = false;
  while (child.exitCode === null && child.signalCode === null) {
    if (stepMs > 0) await pass(stepMs);
    await pause(100);
    if (isStruck || load.turns < turns + LEAST_TURNS) continue;
    strike(child);
    isStruck = true;
  }
  await running;
  expect(child.signalCode).toBe('SIGKILL');
  expect(load.turns).toBeGreaterThanOrEqual(turns + LEAST_TURNS);
  // The leases of a dead process expire; the test does not wait for that.
  await database.kysely
    .updateTable('idempotency_record')
    .set({ lease_ends_at: sql`now()` })
    .where('state', '=', 'running')
    .execute();
  server = await start('fault-points');
  await load.askAgain(server);
}

const dieAt = (point: FaultPoint) => (victim: ChildProcess) =>
  victim.send({ point, pass: PASS } satisfies Fault);

const stored = () =>
  database.kysely
    .selectFrom('transfer')
    .select(['transfer_id', 'status', 'steps', 'due_at'])
    .where('business_id', '=', business.businessId)
    .orderBy('transfer_id')
    .execute();

/** Every state that was reported is true, every request took effect once, and the books are sound. */
async function expectSound(): Promise<void> {
  expect(load.unfulfilled).toEqual([]);
  const quotes = await database.kysely
    .selectFrom('quote')
    .select('quote_id')
    .where('business_id', '=', business.businessId)
    .execute();
  expect(quotes.map(({ quote_id }) => quote_id).toSorted()).toEqual(load.made('/v1/quotes'));
  const transfers = await stored();
  expect(transfers.map(({ transfer_id }) => transfer_id).toSorted()).toEqual(load.made('/v1/transfers'));

  const reached = new Map(
    transfers.map(({ transfer_id, steps }) => [transfer_id, steps.map(({ status }) => status)]),
  );
  // A late payment adds a step in the state that the transfer is already in.
  const repeated = [...reached].filter(([, statuses]) => {
    const changes = statuses.filter(
      (status, place) => status !== 'cancelled' || statuses[place - 1] !== status,
    );
    return new Set(changes).size < changes.length;
  });
  expect(repeated).toEqual([]);
  const untrue = load.told.filter(({ id, status }) => !reached.get(id)?.some((step) => step === status));
  expect(untrue).toEqual([]);

  const arrived = await arrivedPayments(database, business.businessId);
  // One that was not acknowledged has arrived, or it has not.
  const due = load.payments.filter(
    (payment) => payment.answer !== undefined || arrived.includes(paymentName(payment)),
  );
  expect(arrived).toEqual(due.map(paymentName).toSorted());

  const { rows: doubled } = await sql`
    SELECT reference FROM rail_entry GROUP BY reference, direction, currency HAVING count(*) > 1
    `.execute(database.kysely);
  expect(doubled).toEqual([]);

  const { rows: untold } = await sql`
    SELECT transfer_id FROM transfer WHERE jsonb_array_length(steps) <> (
      SELECT count(*) FROM event WHERE event.business_id = transfer.business_id AND resource_id = transfer_id
    )`.execute(database.kysely);
  expect(untold).toEqual([]);
  const { rows: unknown } = await sql`
    SELECT address FROM deposit_address WHERE NOT EXISTS (
      SELECT 1 FROM deposit_address_directory AS directory WHERE directory.address_id = deposit_address.address_id
    )`.execute(database.kysely);
  expect(unknown).toEqual([]);

  const { differences } = await booksStore(database, areaBooks).trialBalance(business.businessId, {
    mostDifferences: 100,
  });
  expect(differences).toEqual([]);
}

describe('a server that dies under load', () => {
  // Before there are transfers, nothing passes these points but money that arrives.
  test.each([
    ...(IS_SOAKED ? [{ point: 'before commit_batch', hasArrived: false } as const] : []),
    { point: 'after commit_batch', hasArrived: true } as const,
  ])('$point of money that arrives loses nothing and does nothing twice', async ({ point, hasArrived }) => {
    const earlier = load.payments.length;
    // Nothing is confirmed meanwhile, which would pass these points too.
    await crash(dieAt(point), () => load.payToAddress(server), 0);
    const arrived = await arrivedPayments(database, business.businessId);
    const open = load.payments.slice(earlier).filter(({ answer }) => answer === undefined);
    expect(open.map((payment) => arrived.includes(paymentName(payment)))).toContain(hasArrived);
    await expectSound();
  });

  test.each(IS_SOAKED ? faultPoints : SAMPLED)('%s loses nothing and does nothing twice', async (point) => {
    await crash(dieAt(point));
    await expectSound();
  });

  const moments = Array.from({ length: RANDOM_MOMENTS }, () => randomInt(50, 1200));
  test.each(moments)('after %i ms loses nothing and does nothing twice', async (moment) => {
    await crash((victim) => pause(moment).then(() => kill(victim)));
    await expectSound();
  });

  test('leaves behind nothing that does not go on by itself to its end', async () => {
    const under_way = async () => (await stored()).filter(({ due_at }) => due_at !== null).length;
    expect(await under_way()).toBeGreaterThan(0);
    // A payment to an address is awaited for an hour.
    await pass(3_600_000);
    while ((await under_way()) > 0) {
      await pass(60_000);
      await pause(200);
    }
    const ends = new Map((await stored()).map(({ transfer_id, status }) => [transfer_id, status]));
    expect([...new Set(ends.values())].toSorted()).toEqual([
      'cancelled',
      'failed',
      'funds_converted',
      'funds_delivered',
      'funds_received',
      'funds_refunded',
    ]);
    const arrived = new Set(await arrivedPayments(database, business.businessId));
    const missing = load.payments.filter((one) => one.comesByItself && !arrived.has(paymentName(one)));
    expect(missing).toEqual([]);
    const astray = load.expected(arrived).filter((one) => !one.ends.some((end) => end === ends.get(one.id)));
    expect(astray).toEqual([]);
    await expectSound();
  });
});

test('a server without the condition has no points: told to die at all of them, it lives on', async () => {
  const { child, api } = await start();
  for (const point of faultPoints) child.send({ point, pass: 1 } satisfies Fault);
  const quote = await business.post(api, '/v1/quotes', {
    source_currency: 'USDT',
    target_currency: 'NGN',
    source_amount: '10',
  });
  const transfer = await business.post(api, '/v1/transfers', { quote_id: quote.id }, 'lives-on');
  expect([transfer.status, child.signalCode]).toEqual([201, null]);
  await kill(child);
});
