import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksStore } from '../storage/books-store.ts';
import { faultPoints } from '../storage/fault-point.ts';
import { postgres, type TestDatabase } from '../testing/databases.ts';
import { kill, type ListeningProcess, listening, spawnServer } from '../testing/server-process.ts';
import { CrashLoad } from './crash-load.ts';
import type { Fault } from './fault-point.ts';
import { type MoneyedBusiness, moneyedBusiness } from './moneyed-business.ts';

const RANDOM_MOMENTS = process.env.SOAK === undefined ? 1 : 20;
/** Passes of a point before the one that kills, so that a load is under way. */
const PASSES = 5;

let database: TestDatabase;
let business: MoneyedBusiness;
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
  business = await moneyedBusiness(database, { USDT: '1000000' });
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

/** The server under load while time passes, until it is dead; then another one in its place, asked for what is open. */
async function crash(): Promise<void> {
  const { child } = server;
  const isDead = () => child.exitCode !== null || child.signalCode !== null;
  const dead = isDead() ? undefined : once(child, 'exit');
  const running = load.run(server.api);
  while (!isDead()) {
    await pass(3000);
    await pause(100);
  }
  await Promise.all([dead, running]);
  expect(child.signalCode).toBe('SIGKILL');
  // The leases of a dead process run out a minute after they began.
  await database.kysely
    .updateTable('idempotency_record')
    .set({ created_at: sql`created_at - interval '1 minute'` })
    .where('state', '=', 'running')
    .execute();
  server = await start('fault-points');
  await load.askAgain(server.api);
}

const stored = () =>
  database.kysely
    .selectFrom('transfer')
    .select(['transfer_id', 'status', 'steps', 'due_at'])
    .where('business_id', '=', business.businessId)
    .orderBy('transfer_id')
    .execute();

/** Everything that was told is true, everything that was asked for is there once, and the books are sound. */
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
  const untrue = load.told.filter(({ id, status }) => !reached.get(id)?.some((step) => step === status));
  expect(untrue).toEqual([]);

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

  const { differences } = await booksStore(database).trialBalance(business.businessId, 100);
  expect(differences).toEqual([]);
}

describe('a server that dies under load', () => {
  test.each(faultPoints)('%s loses nothing and does nothing twice', async (point) => {
    server.child.send({ point, pass: PASSES } satisfies Fault);
    await crash();
    await expectSound();
  });

  const moments = Array.from({ length: RANDOM_MOMENTS }, () => randomInt(50, 1200));
  test.each(moments)('after %i ms loses nothing and does nothing twice', async (moment) => {
    const { child } = server;
    const killed = pause(moment).then(() => kill(child));
    await crash();
    await killed;
    await expectSound();
  });

  test('leaves behind nothing that does not go on by itself to its end', async () => {
    const under_way = async () => (await stored()).filter(({ due_at }) => due_at !== null).length;
    expect(await under_way()).toBeGreaterThan(0);
    // Addresses that nobody pays to are waited for an hour.
    await pass(3_600_000);
    while ((await under_way()) > 0) {
      await pass(60_000);
      await pause(200);
    }
    const ends = new Set((await stored()).map(({ status }) => status));
    expect([...ends].toSorted()).toEqual([
      'cancelled',
      'funds_converted',
      'funds_delivered',
      'funds_refunded',
    ]);
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
