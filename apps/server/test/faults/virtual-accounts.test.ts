/** `npm run test:soak` has two processes; `npm test` two servers in this process. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaBooks } from '../../src/compose/area-books.ts';
import { Decimal } from '../../src/domain/money/decimal.ts';
import { booksStore } from '../../src/storage/books/postgres-books-store.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { rowCount } from '../harness/processes/row-count.ts';
import { type SeededBusiness, seedBusiness } from '../harness/seed/seed-business.ts';
import { holdings } from '../harness/worlds/test-ledger.ts';
import { type CalledServer, startTwo, type TwoServers } from './load/two-servers.ts';

const READS = 20;
const DEPOSITS = 50;

let database: TestDatabase;
let two: TwoServers;
let business: SeededBusiness;

beforeAll(async () => {
  database = await postgres.open();
  two = await startTwo(database, { RATE_LIMIT_PER_MINUTE: '1000000' });
  business = await seedBusiness(database);
});
afterAll(async () => {
  await two.stop();
  await database.close();
});

/** So many calls at once, every other one to the other server; gives their data. */
async function atOnce(
  count: number,
  call: (server: CalledServer, index: number) => Promise<Response>,
): Promise<{ readonly status: number; readonly data: Readonly<Record<string, string>> }[]> {
  const answers = Array.from({ length: count }, async (_, index) => {
    const [one, other] = two.servers;
    const response = await call(index % 2 === 0 ? one : other, index);
    return { status: response.status, data: (await response.json()).data };
  });
  return Promise.all(answers);
}

const read = ({ api }: CalledServer) =>
  fetch(`${api}/v1/virtual_bank_accounts/NGN`, { headers: { Authorization: business.authorization } });

test(`${READS} first reads at once over two servers open one account`, async () => {
  const answers = await atOnce(READS, read);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => data.account_number)).size).toBe(1);
  for (const table of ['virtual_bank_account', 'bank_account_directory'] as const) {
    expect([table, await rowCount(database, table, business.businessId)]).toEqual([table, 1]);
  }
});

test(`${DEPOSITS} deposits at once over two servers are credited once each, and the books are sound`, async () => {
  const [account] = await atOnce(1, read);
  const amountOf = (index: number) => `${1000 + index}.00`;
  const answers = await atOnce(DEPOSITS, ({ console }, index) =>
    fetch(`${console}/console/v1/sandbox/deposits`, {
      method: 'POST',
      headers: { Authorization: business.authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        virtual_account_id: account?.data.id,
        currency: 'NGN',
        amount: amountOf(index),
      }),
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const events = await database.kysely
    .selectFrom('event')
    .select('body')
    .where('business_id', '=', business.businessId)
    .where('kind', '=', 'deposit.success')
    .execute();
  const told = events.map(({ body }) => JSON.parse(body));
  const amounts = Array.from({ length: DEPOSITS }, (_, index) => amountOf(index));
  expect(told.map(({ total }) => total).toSorted()).toEqual(amounts);
  expect(told.map(({ reference }) => reference).toSorted()).toEqual(
    answers.map(({ data }) => data.reference).toSorted(),
  );
  const nets = told.map(({ amount }) => Decimal.parse(amount));
  const { businessId } = business;
  const held = await holdings(database, { businessId, profileId: businessId }, 'NGN');
  expect(held?.[0]).toBe(Decimal.sum(nets).toString());
  expect(held?.[0]).toBe(String(DEPOSITS * (1000 - 150) + (DEPOSITS * (DEPOSITS - 1)) / 2));
  const books = booksStore(database, areaBooks);
  expect(await books.trialBalance(businessId, { mostDifferences: 10 })).toMatchObject({ differences: [] });
  expect(await books.reconciliation(businessId, { mostDifferences: 10 })).toMatchObject({ differences: [] });
});
