import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import type { SeededBusiness } from '../../../../test/harness/seed/seed-business.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';
import { Decimal } from '../../../domain/money/decimal.ts';

const WORKERS = 2;
/** So many that the workers would still be busy long after a clock that does not wait for them has arrived. */
const MOST_CREATED = 1500;
const BEFORE = 12;
const HOUR = 3600;

let database: TestDatabase;
let server: TestServer;
let business: SeededBusiness;

beforeAll(async () => {
  database = await postgres.open();
  server = await startServer({ database, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  business = await server.seedBusiness();
  const profile = await server.services.profiles.find(business.businessId, business.businessId);
  if (profile === undefined) throw new Error('The business has no profile.');
  await server.services.balances.fund(profile, 'USDT', Decimal.parse('1000000'), 'opening');
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

async function post(url: string, body: object): Promise<{ status: number; data: Record<string, unknown> }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: business.authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data }: { data?: Record<string, unknown> } = await response.json();
  return { status: response.status, data: data ?? {} };
}

/** Creates a quote on the terms and executes it. */
async function transfer(terms: object): Promise<string> {
  const quote = await post(`${server.api}/v1/quotes`, terms);
  const { data } = await post(`${server.api}/v1/transfers`, { quote_id: quote.data.id });
  // A quote expires before it is executed if the clock moves past it.
  return String(data.id);
}

const convert = () => transfer({ source_currency: 'USDT', target_currency: 'NGN', source_amount: '1' });
/** Cancelled by the clock after half an hour without a payment. */
const awaitDeposit = () =>
  transfer({
    source_currency: 'NGN',
    target_currency: 'NGN',
    source_amount: '20000',
    pay_in: { type: 'temporary_bank_account' },
  });

test('advancing arrives while others keep creating transfers, with every step of those before at its own time', {
  timeout: 120_000,
}, async () => {
  const before: string[] = [];
  for (let index = 0; index < BEFORE; index++) before.push(await awaitDeposit(), await convert());
  let created = 0;
  let isThere = false;
  const work = async () => {
    while (!isThere && created < MOST_CREATED) {
      created++;
      await convert();
    }
  };
  const workers = Array.from({ length: WORKERS }, work);
  const advanced = await post(`${server.console}/console/v1/sandbox/clock/advance`, { seconds: HOUR });
  isThere = true;
  await Promise.all(workers);
  expect([advanced.status, advanced.data.ahead_seconds]).toEqual([200, HOUR]);
  expect(created).toBeLessThan(MOST_CREATED);
  const rows = await database.kysely
    .selectFrom('transfer')
    .select(['status', 'steps'])
    .where('transfer_id', 'in', before)
    .execute();
  expect(rows).toHaveLength(before.length);
  for (const { status, steps } of rows) {
    const [first = 0, last = 0] = [steps.at(0), steps.at(-1)].map((step) => Date.parse(step?.at ?? ''));
    const minutes = Math.floor((last - first) / 60_000);
    // The clock moves by an hour; a small delay of the machine is not one of minutes.
    expect([status, minutes]).toEqual(status === 'cancelled' ? ['cancelled', 30] : ['funds_converted', 0]);
  }
});
