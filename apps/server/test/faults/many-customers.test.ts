import { type CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Explained, explainedPlan, type WatchedDatabase, watched } from '../harness/explained.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { type SeededBusiness, seedBusiness } from '../harness/seed/seed-business.ts';
import { seedCustomers } from '../harness/seed/seed-customers.ts';
import { startServer, type TestServer } from '../harness/worlds/server.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
const CUSTOMERS = IS_SOAKED ? 1_000_000 : 20_000;
const OLDER = CUSTOMERS / 4;
const FEW = 50;
const MOST_MS = 50;
const MOST_PAST_MANY_MS = 3000;
/** Of customers, their profiles and their business together. */
const MOST_READ = IS_SOAKED ? 50_000 : 10_000;
const TIMES = 20;

let database: TestDatabase;
let watch: WatchedDatabase;
let server: TestServer;
let large: SeededBusiness;
let older: SeededBusiness;
let small: SeededBusiness;

beforeAll(async () => {
  database = await postgres.open();
  watch = watched(database);
  server = await startServer({ database: watch.database, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  large = await seedBusiness(database);
  older = await seedBusiness(database);
  small = await seedBusiness(database);
  await seedCustomers(database, small.businessId, FEW, '2026-01-01');
  await seedCustomers(database, older.businessId, OLDER, '2025-01-01');
  await seedCustomers(database, large.businessId, CUSTOMERS, '2026-01-01');
  await sql`VACUUM ANALYZE`.execute(database.kysely);
}, 3_600_000);
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** How many milliseconds a call takes, at best: other work of the machine is not measured; and how many rows it reads. */
async function measured(of: SeededBusiness, query: Readonly<Record<string, string>>) {
  const path = `/v1/customers?${new URLSearchParams(query)}`;
  const times: number[] = [];
  let found = 0;
  for (let time = 0; time < (IS_SOAKED ? TIMES : 1); time += 1) {
    watch.taken();
    const start = performance.now();
    const response = await server.call(path, { headers: { Authorization: of.authorization } });
    const json = await response.json();
    times.push(performance.now() - start);
    expect(json).toMatchObject({ status: 'success' });
    found = json.data.length;
  }
  const plans = await plansOf(watch.taken().filter(({ parameters }) => parameters.includes(of.businessId)));
  const [ms = 0, ...slower] = times.toSorted((one, other) => one - other);
  if (IS_SOAKED) {
    const size = of === large ? CUSTOMERS : of === older ? OLDER : FEW;
    const told = plans.map(({ read, scans }) => `${read} rows by ${scans.join(', ')}`);
    process.stdout.write(
      `${size} customers, ${path}: ${found} found in ${ms.toFixed(1)} ms, half of the times in ${slower[TIMES / 2 - 1]?.toFixed(1)} ms; ${told.join('; ')}\n`,
    );
  }
  return { ms, read: plans.reduce((sum, { read }) => sum + read, 0) };
}

/** How statements are carried out, those included that a function consists of. */
async function plansOf(statements: readonly CompiledQuery[]): Promise<Explained[]> {
  const client = new pg.Client({ connectionString: database.url });
  const plans: Explained[] = [];
  client.on('notice', ({ message = '' }) => {
    const { 'Query Text': text, Plan: plan } = JSON.parse(message.slice(message.indexOf('{')));
    plans.push(explainedPlan(text, plan));
  });
  await client.connect();
  await client.query(`
    LOAD 'auto_explain';
    SET auto_explain.log_min_duration = 0; SET auto_explain.log_analyze = on; SET auto_explain.log_timing = off;
    SET auto_explain.log_nested_statements = on; SET auto_explain.log_format = json; SET client_min_messages = log`);
  for (const { sql: text, parameters } of statements) await client.query(text, [...parameters]);
  await client.end();
  return plans.filter(({ scans }) => scans.some((scan) => scan.includes('customer')));
}

test.each([
  ['the newest', {}],
  ['the oldest', { sort: 'asc' }],
  ['those with a text that all have', { q: 'exa' }],
  ['the oldest of those with a text that all have', { q: 'exa', sort: 'asc' }],
  ['those with a text that one in a hundred has', { q: 'cent' }],
  ['those with a text that one in a thousand has', { q: 'mille' }],
  ['those with a text that one in ten thousand has', { q: 'myria' }],
  ['those with a common name', { q: 'ada lovelace' }],
  ['those with three digits', { q: '801' }],
  ['the one with an e-mail address', { q: 'kofi19999@example.com' }],
  ['nobody, by letters', { q: 'nobody' }],
  ['nobody, by the parts of a text that all have', { q: 'com@example' }],
  ['nobody, by signs', { q: '%%%' }],
  ['nobody, by pictures', { q: '🦄🦄🦄' }],
])(
  `of ${CUSTOMERS} customers, and of ${OLDER} older ones and ${FEW} of other businesses, %s are listed quickly`,
  async (_, query: Readonly<Record<string, string>>) => {
    for (const business of [large, older, small]) {
      const { ms, read } = await measured(business, query);
      expect(read).toBeLessThan(MOST_READ);
      if (IS_SOAKED) expect(ms).toBeLessThan(MOST_MS);
    }
  },
);

test('a text that only the older half has is looked for past all the newer customers, some at a time', async () => {
  const { ms } = await measured(large, { q: 'old' });
  if (IS_SOAKED) expect(ms).toBeLessThan(MOST_PAST_MANY_MS);
});
