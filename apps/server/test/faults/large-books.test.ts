import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain, type WatchedDatabase, watched } from '../harness/explained.ts';
import { parseCsv } from '../harness/parse-csv.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { seedDeposits } from '../harness/seed/seed-deposits.ts';
import { tamper } from '../harness/tamper.ts';
import { type ConsoleServer, type Person, startConsole } from '../harness/worlds/console-server.ts';

const DEPOSITS = 60_000;
/** How many postings are looked at to tell that there are too many to check on request. */
const CHECKED_AT_ONCE = 10_001;
/** A sum of everything reads all of them. */
const MOST_READ = 100;

let database: TestDatabase;
let watch: WatchedDatabase;
let console: ConsoleServer;
let owner: Person;
let businessId: string;

beforeAll(async () => {
  database = await postgres.open();
  watch = watched(database);
  console = await startConsole(watch.database);
  const business = await console.business();
  businessId = business.id;
  owner = await console.person({ business });
  await seedDeposits(database, business.id, DEPOSITS);
  await sql`VACUUM ANALYZE`.execute(database.kysely);
}, 120_000);
afterAll(async () => {
  await console.stop();
  await database.close();
});

async function reads(path: string): Promise<{ readonly text: string; readonly read: number }> {
  watch.taken();
  const response = await fetch(`${console.address}/console/v1/books/${path}`, {
    headers: { cookie: `finops_session=${owner.token}` },
  });
  const text = await response.text();
  expect([path, response.status, text]).toEqual([path, 200, text]);
  let read = 0;
  for (const statement of watch.taken()) read += (await explain(database.kysely, statement))?.read ?? 0;
  return { text, read };
}

test.each([
  [
    'trial_balance',
    { currencies: [{ accounts: [{ balance: String(DEPOSITS) }, { balance: String(-DEPOSITS) }], sum: '0' }] },
  ],
  [
    'reconciliation',
    { rails: [{ statement_in: String(DEPOSITS), ledger_in: String(DEPOSITS), difference: '0' }] },
  ],
])('%s reads no more of a large business than sums', async (path, expected) => {
  const { text, read } = await reads(path);
  expect(JSON.parse(text)).toMatchObject({ data: expected });
  expect(read).toBeLessThan(MOST_READ + CHECKED_AT_ONCE);
});

test('what a full check has found is told until the next one, with its instant', async () => {
  const { books } = console.services;
  const told = async () => JSON.parse((await reads('trial_balance')).text).data;
  const unchecked = await told();
  expect(unchecked).toMatchObject({ balanced: false, differences: [] });
  expect(unchecked).not.toHaveProperty('checked_at');
  await tamper(
    database,
    sql`UPDATE transaction_entry SET sum_after = 7 WHERE transaction_id = 'TXN_0000000000000003'`,
  );
  const { checkedAt } = await books.check(businessId);
  const difference = {
    check: 'transactions',
    subject: 'TXN_0000000000000003',
    currency: 'NGN',
    expected: '3',
    found: '7',
  };
  expect(await told()).toMatchObject({ balanced: false, differences: [difference], checked_at: checkedAt });
  await tamper(
    database,
    sql`UPDATE transaction_entry SET sum_after = 3 WHERE transaction_id = 'TXN_0000000000000003'`,
  );
  await tamper(database, sql`UPDATE balance SET available = available + 1 WHERE business_id = ${businessId}`);
  expect(await told()).toMatchObject({ differences: [{ check: 'zero_sum', found: '1' }, difference] });
  await tamper(database, sql`UPDATE balance SET available = available - 1 WHERE business_id = ${businessId}`);
  await books.check(businessId);
  expect(await told()).toMatchObject({ balanced: true, differences: [] });
});

test('a statement reads its entries, and not those before', async () => {
  const from = new Date(Date.UTC(2026, 0, 1, 0, 0, DEPOSITS - 9)).toISOString();
  const { text, read } = await reads(`statement?currency=NGN&from=${from}`);
  const rows = parseCsv(text);
  expect([rows.length, rows[1]?.at(-1), rows.at(-1)?.at(-1)]).toEqual([
    13,
    `${DEPOSITS - 10}.00`,
    `${DEPOSITS}.00`,
  ]);
  expect(read).toBeLessThan(MOST_READ);
});
