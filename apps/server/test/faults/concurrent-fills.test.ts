/** `npm run test:soak` has two processes; `npm test` two servers in this process. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaBooks } from '../../src/compose/area-books.ts';
import { afterBuying, afterSelling, type Holding, NOTHING_HELD } from '../../src/domain/stocks/holding.ts';
import { booksStore } from '../../src/storage/books/postgres-books-store.ts';
import { stockStore } from '../../src/storage/stocks/postgres-stock-store.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { holdings, unequalAccounts } from '../harness/worlds/test-ledger.ts';
import { type Answer, type FundedBusiness, fundedBusiness } from './load/funded-business.ts';
import { startTwo, type TwoServers } from './load/two-servers.ts';

let database: TestDatabase;
let two: TwoServers;

beforeAll(async () => {
  database = await postgres.open();
  two = await startTwo(database, { RATE_LIMIT_PER_MINUTE: '1000000' });
});
afterAll(async () => {
  await two.stop();
  await database.close();
});

/** Sends orders at once, every other one to the other server. Apple trades at any hour. */
function atOnce(
  who: FundedBusiness,
  orders: readonly { readonly action: 'buy' | 'sell'; readonly tokens: string }[],
): Promise<Answer[]> {
  return Promise.all(
    orders.map((order, index) =>
      who.post(two.servers[index % 2]?.console ?? '', '/console/v1/sandbox/stocks/fills', {
        symbol: 'AAPL',
        ...order,
      }),
    ),
  );
}

const outcomesOf = (answers: readonly Answer[]) =>
  new Set(answers.map(({ status, error }) => (error === undefined ? `${status}` : `${status} ${error}`)));

/** The position is what its fills make it in their order, and the books agree. */
async function expectInOrder({ businessId }: FundedBusiness, fills: number): Promise<Holding> {
  const store = stockStore(database);
  const holder = { businessId, profileId: businessId };
  const { entries } = await store.fills(holder, 'AAPL', { sort: 'asc' });
  expect(entries).toHaveLength(fills);
  let replayed = NOTHING_HELD;
  for (const { side, tokens, amount } of entries) {
    replayed = side === 'buy' ? afterBuying(replayed, tokens, amount) : afterSelling(replayed, tokens);
    expect(replayed.tokens.isNegative()).toBe(false);
  }
  const { tokens, costBasis } = await store.position(holder, 'AAPL');
  expect([`${tokens}`, `${costBasis}`]).toEqual([`${replayed.tokens}`, `${replayed.costBasis}`]);
  const books = await booksStore(database, areaBooks).trialBalance(businessId, { mostDifferences: 10 });
  expect(books.differences).toEqual([]);
  expect(await unequalAccounts(database)).toEqual([]);
  return replayed;
}

const done = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 201).length;
const many = (action: 'buy' | 'sell', tokens: string) =>
  Array.from({ length: 50 }, () => ({ action, tokens }));

test('50 purchases at once over two servers spend what there is, and not more', async () => {
  const who = await fundedBusiness(database, { USD: '5000' });

  const answers = await atOnce(who, many('buy', '1'));

  expect(outcomesOf(answers)).toEqual(new Set(['201', '422 insufficient_balance']));
  const { tokens } = await expectInOrder(who, done(answers));
  expect(`${tokens}`).toBe(`${done(answers)}`);
  // Apple costs 176 to 225 dollars.
  expect(done(answers)).toBeGreaterThanOrEqual(22);
  expect(done(answers)).toBeLessThanOrEqual(28);
  const [available] =
    (await holdings(database, { businessId: who.businessId, profileId: who.businessId }, 'USD')) ?? [];
  expect(Number(available)).toBeLessThan(225);
});

test('50 sales at once over two servers sell what is held, and not more', async () => {
  const who = await fundedBusiness(database, { USD: '5000' });
  expect(outcomesOf(await atOnce(who, [{ action: 'buy', tokens: '10' }]))).toEqual(new Set(['201']));

  const answers = await atOnce(who, many('sell', '0.3'));

  expect(outcomesOf(answers)).toEqual(new Set(['201', '422 insufficient_balance']));
  expect(done(answers)).toBe(33);
  const { tokens } = await expectInOrder(who, 34);
  expect(`${tokens}`).toBe('0.1');
});

test('50 purchases and sales at once over two servers leave the average cost of some order', async () => {
  const who = await fundedBusiness(database, { USD: '20000' });
  expect(outcomesOf(await atOnce(who, [{ action: 'buy', tokens: '10' }]))).toEqual(new Set(['201']));
  const mixed = many('buy', '0.7').map((order, index) =>
    index % 4 < 2 ? order : ({ action: 'sell', tokens: '0.3' } as const),
  );

  const answers = await atOnce(who, mixed);

  expect(outcomesOf(answers)).toEqual(new Set(['201']));
  const { tokens } = await expectInOrder(who, 51);
  // 10 + 26 × 0.7 − 24 × 0.3.
  expect(`${tokens}`).toBe('21');
});
