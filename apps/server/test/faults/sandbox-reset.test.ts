import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { areaBooks } from '../../src/compose/area-books.ts';
import { booksStore } from '../../src/storage/books/postgres-books-store.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { lockWaits } from '../harness/processes/lock-waits.ts';
import { openTransaction } from '../harness/processes/open-transaction.ts';
import { rowCount } from '../harness/processes/row-count.ts';
import { kill, type ListeningProcess, listening, spawnServer } from '../harness/processes/server-process.ts';
import { seedHistory } from '../harness/seed/seed-history.ts';
import { type Answer, type FundedBusiness, fundedBusiness } from './load/funded-business.ts';

const HISTORY = process.env.SOAK === undefined ? 1000 : 100_000;
const RESET = '/console/v1/sandbox/reset';

let database: TestDatabase;
let server: ListeningProcess;
let business: FundedBusiness;
let letGo: () => Promise<void>;

beforeAll(async () => {
  database = await postgres.open();
  const environment = {
    DATABASE_URL: database.url ?? '',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  server = await listening(spawnServer(environment));
});
afterAll(async () => {
  await kill(server.child);
  await database.close();
});
beforeEach(async () => {
  business = await fundedBusiness(database, { USDT: '1000' });
  letGo = async () => {};
});
afterEach(() => letGo());

const reset = () => business.post(server.console, RESET, {});

/** A new transfer between the balances of a business. */
async function convert(who: FundedBusiness): Promise<Answer> {
  const asked = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '10' };
  const quote = await who.post(server.api, '/v1/quotes', asked);
  return who.post(server.api, '/v1/transfers', { quote_id: quote.id });
}

/** Locks something of the business until `letGo`. */
async function hold(table: 'business' | 'event', strength: 'KEY SHARE' | 'UPDATE'): Promise<void> {
  const rows = sql`SELECT 1 FROM ${sql.table(table)} WHERE business_id = ${business.businessId}`;
  letGo = await openTransaction(database, sql`${rows} FOR ${sql.raw(strength)}`);
}

/** Waits until a transaction waits for a lock in the database. */
async function somebodyWaits(): Promise<void> {
  await expect.poll(() => lockWaits(database), { timeout: 10_000 }).toBeGreaterThan(0);
}

/** Rows of the business that tell of money. */
async function moneyRows(): Promise<number> {
  const tables = [
    'balance',
    'posting',
    'quote',
    'transfer',
    'transaction_entry',
    'event',
    'deposit_address',
  ] as const;
  const counts = await Promise.all(tables.map((table) => rowCount(database, table, business.businessId)));
  return counts.reduce((sum, count) => sum + count, 0);
}

test('a reset may take longer than other requests may', async () => {
  await hold('business', 'KEY SHARE');
  const resetting = reset();
  await somebodyWaits();
  const other = await business.post(server.console, '/console/v1/sandbox/clock/advance', { seconds: 1 });
  expect([other.status, other.error]).toEqual([503, 'service_unavailable']);
  await letGo();
  expect((await resetting).status).toBe(200);
  expect(await moneyRows()).toBe(0);
});

test('while a reset takes out what is over, the business and others go on; then the business is empty', async () => {
  const stranger = await fundedBusiness(database, { USDT: '1000' });
  expect((await convert(business)).status).toBe(201);
  await hold('event', 'UPDATE');
  const resetting = reset();
  await somebodyWaits();
  const meanwhile = await convert(business);
  expect([meanwhile.status, (await convert(stranger)).status]).toEqual([201, 201]);
  await letGo();
  expect((await resetting).status).toBe(200);
  expect(await moneyRows()).toBe(0);
  expect((await business.get(server.api, `/v1/transfers/${meanwhile.id}`)).status).toBe(404);
  expect(
    (await booksStore(database, areaBooks).trialBalance(stranger.businessId, { mostDifferences: 10 }))
      .differences,
  ).toEqual([]);
});

test(`${HISTORY} transfers are taken out, and nobody else waits for it`, async () => {
  const stranger = await fundedBusiness(database, { USDT: '100000' });
  await seedHistory(database, business.businessId, HISTORY);
  const begun = performance.now();
  let took: number | undefined;
  const resetting = reset().finally(() => {
    took = performance.now() - begun;
  });
  const others: number[] = [];
  let longest = 0;
  while (took === undefined) {
    const from = performance.now();
    others.push((await convert(stranger)).status);
    longest = Math.max(longest, performance.now() - from);
  }
  expect((await resetting).status).toBe(200);
  expect(new Set(others)).toEqual(new Set([201]));
  expect(await moneyRows()).toBe(0);
  if (process.env.SOAK !== undefined)
    console.log(
      `reset of ${HISTORY} transfers: ${Math.round(took)} ms; longest wait of another business ${Math.round(longest)} ms`,
    );
}, 600_000);
