import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { startServer, type TestServer } from '../../../test/harness/worlds/server.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { foldAccountChanges } from './account-sums.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await postgres.open();
  server = await startServer({ database });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const count = async (table: 'account_change' | 'account_sum') =>
  (await database.kysely.selectFrom(table).selectAll().execute()).length;

test('sums are exact at every moment, while commits add to them and several processes put them together', async () => {
  const { services } = server;
  const { businessId } = await server.seedBusiness();
  const profile = await services.profiles.find(businessId, businessId);
  if (profile === undefined) throw new Error('The business has no profile.');
  const another = await database.another();
  let isFunding = true;
  const folding = [database, another].map(async (one) => {
    while (isFunding) await foldAccountChanges(one);
  });
  const reading = (async () => {
    while (isFunding) expect((await services.books.trialBalance(businessId)).differences).toEqual([]);
  })();
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      services.balances.fund(
        profile,
        index % 2 === 0 ? 'NGN' : 'USD',
        Decimal.parse('0.01'),
        `fund ${index}`,
      ),
    ),
  );
  isFunding = false;
  await Promise.all([...folding, reading]);
  await foldAccountChanges(database);
  expect(await count('account_change')).toBe(0);
  // Two currencies, each with the rail and its statement.
  expect(await count('account_sum')).toBe(4);
  expect(await services.books.trialBalance(businessId)).toMatchObject({ differences: [] });
  const { rails } = await services.books.reconciliation(businessId);
  expect(rails.map(({ ledgerIn, statementIn }) => [ledgerIn, statementIn].map(String))).toEqual([
    ['0.3', '0.3'],
    ['0.3', '0.3'],
  ]);
});

test('a business that somebody has alone is left for later', async () => {
  const { businessId } = await server.seedBusiness();
  await sql`INSERT INTO account_change VALUES (${businessId}, 'change', 'fees', 'NGN', 0, 1)`.execute(
    database.kysely,
  );
  const another = await database.another();
  await another.transaction(async (transaction) => {
    await sql`SELECT FROM business WHERE business_id = ${businessId} FOR UPDATE`.execute(transaction);
    await foldAccountChanges(database);
    expect(await count('account_change')).toBe(1);
  });
  await foldAccountChanges(database);
  expect(await count('account_change')).toBe(0);
});
