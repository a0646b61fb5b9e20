import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { kill, type ListeningProcess, listening, spawnServer } from '../harness/processes/server-process.ts';
import { type SeededBusiness, seedBusiness } from '../harness/seed/seed-business.ts';
import type { Fault } from './fault-point.ts';

const AT_ONCE = 20;

let database: TestDatabase;
let business: SeededBusiness;
let servers: ListeningProcess[];

const start = () =>
  listening(
    spawnServer(
      { DATABASE_URL: database.url ?? '', LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '1000000' },
      { stdio: 'ipc', condition: 'fault-points' },
    ),
  );

beforeAll(async () => {
  database = await postgres.open();
  business = await seedBusiness(database, { hasReusableKyc: true });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map(({ child }) => kill(child)));
  await database.close();
});

async function post(url: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: business.authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

const server = (index = 0) => servers[index % servers.length] as ListeningProcess;

async function customer(): Promise<string> {
  const { data } = await post(`${server().api}/v1/customers`, {
    type: 'individual',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    phone: '+2348012345678',
    country_id: 'NG',
    birth_date: '10-12-1985',
    address: { country_id: 'NG', address_line_1: '12 Marina Road', city: 'Lagos' },
    has_accepted_terms: true,
  });
  return data.id;
}

async function issue(): Promise<string> {
  const url = `${server().console}/console/v1/sandbox/identity_tokens`;
  return (await post(url, { first_name: 'Ada', last_name: 'Lovelace' })).data.token;
}

/** What became of a call: `success`, or the name of its refusal. */
async function share(index: number, id: string, token: string): Promise<string> {
  const { status, error } = await post(`${server(index).api}/v1/customers/${id}/token-share`, { token });
  return error?.name ?? status;
}

async function usesBy(ids: readonly string[]): Promise<number> {
  const uses = database.kysely.selectFrom('used_identity_token').select('token_hash');
  return (await uses.where('customer_id', 'in', ids).execute()).length;
}

/** How many of the customers are no longer as they were created. */
async function moved(ids: readonly string[]): Promise<number> {
  const customers = database.kysely.selectFrom('customer').select('customer_id');
  return (await customers.where('customer_id', 'in', ids).where('status', '<>', 'inactive').execute()).length;
}

test('a token shared 20 times at once for namesakes, over two processes, verifies one of them', async () => {
  const ids = await Promise.all(Array.from({ length: AT_ONCE }, customer));
  const token = await issue();
  const outcomes = await Promise.all(ids.map((id, index) => share(index, id, token)));
  expect(outcomes.toSorted()).toEqual([...Array(AT_ONCE - 1).fill('identity_token_used'), 'success']);
  expect([await moved(ids), await usesBy(ids)]).toEqual([1, 1]);
});

test('a token shared 20 times at once for one customer, over two processes, is imported once', async () => {
  const id = await customer();
  const token = await issue();
  const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => share(index, id, token)));
  expect(outcomes.toSorted()).toEqual([...Array(AT_ONCE - 1).fill('invalid_state'), 'success']);
  expect(await usesBy([id])).toBe(1);
});

test.each([
  { point: 'before commit_batch', done: 0, again: 'success' },
  { point: 'after commit_batch', done: 1, again: 'invalid_state' },
] as const)(
  'a process that dies $point has imported all of it or nothing',
  async ({ point, done, again }) => {
    const inReview = database.kysely
      .selectFrom('customer')
      .select('customer_id')
      .where('status', '=', 'in_review');
    // The answer of the provider is a commit too.
    await expect.poll(() => inReview.execute(), { timeout: 10_000 }).toEqual([]);
    const [id, namesake] = [await customer(), await customer()];
    const token = await issue();
    const { child } = server();
    const exited = once(child, 'exit');
    child.send({ point, pass: 1 } satisfies Fault);
    await expect(share(0, id, token)).rejects.toThrow('fetch failed');
    expect(await exited).toEqual([null, 'SIGKILL']);
    expect([await moved([id]), await usesBy([id])]).toEqual([done, done]);
    servers[0] = await start();
    expect(await share(1, id, token)).toBe(again);
    expect(await share(0, namesake, token)).toBe('identity_token_used');
  },
);
