/** `npm run test:soak` has two processes; `npm test` two servers in this process. */
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const conversion = (amount: string) => ({
  source_currency: 'USDT',
  target_currency: 'NGN',
  source_amount: amount,
});

/** So many calls at once, every other one to the other server. */
function atOnce(count: number, call: (api: string, index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => call(two.servers[index % 2]?.api ?? '', index)),
  );
}

/** How often each status was answered, with the name of the error when there is one. */
function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, error } of answers) {
    const outcome = error === undefined ? `${status}` : `${status} ${error}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** Quotes one after the other of 20 at once, and their identifiers. */
async function quotes(who: FundedBusiness, count: number, amount: string): Promise<string[]> {
  const made: Answer[] = [];
  while (made.length < count) {
    made.push(...(await atOnce(20, (api) => who.post(api, '/v1/quotes', conversion(amount)))));
  }
  expect(tally(made)).toEqual({ '201': count });
  return made.map(({ id }) => id ?? '');
}

const transfersOf = ({ businessId }: FundedBusiness) =>
  database.kysely.selectFrom('transfer').selectAll().where('business_id', '=', businessId).execute();

const holderOf = ({ businessId }: FundedBusiness) => ({ businessId, profileId: businessId });

test('200 transfers at once that overdraw a balance: as many as it holds succeed, and not one more', async () => {
  const who = await fundedBusiness(database, { USDT: '1234.5' });
  const taken = await quotes(who, 200, '10');

  const answers = await atOnce(200, (api, index) =>
    who.post(api, '/v1/transfers', { quote_id: taken[index] }),
  );

  expect(tally(answers)).toEqual({ '201': 123, '422 insufficient_balance': 77 });
  expect(await transfersOf(who)).toHaveLength(123);
  expect((await holdings(database, holderOf(who)))?.[0]).toBe('4.5');
  expect(await unequalAccounts(database)).toEqual([]);
  const left = await database.kysely
    .selectFrom('quote')
    .select('quote_id')
    .where('business_id', '=', who.businessId)
    .where('status', '=', 'pending')
    .execute();
  expect(left).toHaveLength(77);
});

test('50 transfers at once on one quote: one takes it, and the others are told that it is taken', async () => {
  const who = await fundedBusiness(database, { USDT: '5000' });
  const [quote] = await quotes(who, 20, '10');

  const answers = await atOnce(50, (api) => who.post(api, '/v1/transfers', { quote_id: quote }));

  expect(tally(answers)).toEqual({ '201': 1, '422 invalid_state': 49 });
  expect(await transfersOf(who)).toHaveLength(1);
  expect((await holdings(database, holderOf(who)))?.[0]).toBe('4990');
  expect(await unequalAccounts(database)).toEqual([]);
});

test('50 transfers at once on one quote that is paid from outside: no balance makes them wait, and one takes it', async () => {
  const who = await fundedBusiness(database, { USDT: '5000' });
  const asked = {
    source_currency: 'USDT',
    target_currency: 'USDT',
    source_amount: '20',
    pay_in: { type: 'address', network: 'TRX' },
  };
  const [quote] = await atOnce(1, (api) => who.post(api, '/v1/quotes', asked));

  const answers = await atOnce(50, (one) => who.post(one, '/v1/transfers', { quote_id: quote?.id }));

  expect(tally(answers)).toEqual({ '201': 1, '422 invalid_state': 49 });
  expect(await transfersOf(who)).toHaveLength(1);
});

/** Those that were told to wait have their answer after another try with the same key. */
async function settled(
  answers: readonly Answer[],
  again: (api: string) => Promise<Answer>,
): Promise<Answer[]> {
  const waiting = answers.filter(({ status }) => status === 409);
  const done = answers.filter(({ status }) => status !== 409);
  return waiting.length === 0 ? done : [...done, ...(await atOnce(waiting.length, again))];
}

test('50 transfers at once with one idempotency key are one transfer, and all are told the same', async () => {
  const who = await fundedBusiness(database, { USDT: '5000' });
  const [quote] = await quotes(who, 20, '10');
  const create = (api: string) => who.post(api, '/v1/transfers', { quote_id: quote }, 'one-transfer');

  const answers = await settled(await atOnce(50, create), create);

  expect(tally(answers)).toEqual({ '201': 50 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await transfersOf(who)).toHaveLength(1);
  expect((await holdings(database, holderOf(who)))?.[0]).toBe('4990');
});

test('50 quotes at once with one idempotency key are one quote, and all are told the same', async () => {
  const who = await fundedBusiness(database, { USDT: '5000' });
  const create = (api: string) => who.post(api, '/v1/quotes', conversion('10'), 'one-quote');

  const answers = await settled(await atOnce(50, create), create);

  expect(tally(answers)).toEqual({ '201': 50 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  const kept = database.kysely.selectFrom('quote').select('quote_id');
  expect(await kept.where('business_id', '=', who.businessId).execute()).toHaveLength(1);
});
