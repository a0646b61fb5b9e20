import { historyDays } from '@finops/contract/console';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepHistory } from '../../src/storage/requests/keep-history.ts';
import { explain, type WatchedDatabase, watched } from '../harness/explained.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { type SeededBusiness, seedBusiness } from '../harness/seed/seed-business.ts';
import { startServer, type TestServer } from '../harness/worlds/server.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
const LOGS = IS_SOAKED ? 1_000_000 : 20_000;
const MOST_MS = 50;
const TIMES = 20;
/** Of all partitions together. */
const MOST_READ = 10_000;

let database: TestDatabase;
let watch: WatchedDatabase;
let server: TestServer;
let business: SeededBusiness;
/** The partitions of which an index is faster than all rows. */
let filled: readonly string[];

beforeAll(async () => {
  database = await postgres.open();
  watch = watched(database);
  server = await startServer({ database: watch.database, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  business = await seedBusiness(database);
  for (let days = historyDays; days >= 0; days -= 1) {
    const { rows } = await sql<{ day: string }>`
      SELECT ((now() AT TIME ZONE 'UTC')::date - ${days}::integer)::text AS day`.execute(database.kysely);
    while (await keepHistory(database.kysely, rows[0]?.day));
  }
  // As many each second from the oldest that is shown to now.
  await sql`
    INSERT INTO request_log (business_id, request_id, method, path, status, duration_ms, credential_kind, credential_id, address, created_at, recorded_at)
      SELECT ${business.businessId}, 'req_' || lpad(n::text, 16, '0'), CASE WHEN n % 10000 = 7 THEN 'DELETE' WHEN n % 2 = 0 THEN 'POST' ELSE 'GET' END,
        CASE WHEN n % 2 = 0 THEN '/v1/quotes' WHEN n % 3 = 0 THEN '/v1/transfers/TRF_' || lpad((n / 100)::text, 16, '0') ELSE '/v1/transfers' END,
        CASE WHEN n % 10000 = 7 THEN 500 WHEN n % 20 = 1 THEN 422 WHEN n % 50 = 3 THEN 404 ELSE 200 END,
        5, 'api_key', ${business.apiKeyId}, '203.0.113.24', at, at
      FROM generate_series(1, ${LOGS}::integer) AS made (n),
        LATERAL (SELECT now() - (${LOGS}::integer - n) * ${historyDays}::integer * interval '1 day' / ${LOGS}::integer AS at) AS moment`.execute(
    database.kysely,
  );
  await sql`VACUUM ANALYZE request_log`.execute(database.kysely);
  const { rows } = await sql<{ relname: string }>`
    SELECT relname FROM pg_inherits JOIN pg_class AS child ON child.oid = inhrelid
    WHERE inhparent = 'public.request_log'::regclass AND reltuples > 500`.execute(database.kysely);
  filled = rows.map(({ relname }) => relname);
}, 3_600_000);
afterAll(async () => {
  await server.stop();
  await database.close();
});

const oldTransfer = () => `TRF_${String(Math.floor(LOGS / 4 / 100)).padStart(16, '0')}`;

test.each<[string, () => Record<string, string>]>([
  ['the newest', () => ({})],
  ['the oldest', () => ({ sort: 'asc' })],
  ['those of half of the paths', () => ({ path: '/v1/transfers' })],
  ['those of one old resource', () => ({ path: `/v1/transfers/${oldTransfer()}` })],
  ['those of a path that nobody called', () => ({ path: '/v2' })],
  ['those with a status of a class', () => ({ status: '4XX' })],
  ['those with a rare status', () => ({ status: '500' })],
  ['those with a status of a rare class', () => ({ status: '5XX' })],
  ['those with a rare method', () => ({ method: 'DELETE' })],
  ['those of a path with a status of a class', () => ({ path: '/v1/transfers', status: '4XX' })],
  ['those of an hour', () => ({ to: new Date(Date.now() - 7 * 86_400_000).toISOString() })],
  ['the one with an identifier', () => ({ request_id: `req_${String(LOGS / 2).padStart(16, '0')}` })],
])(`of ${LOGS} request logs %s are listed quickly, by an index`, async (_, query) => {
  const path = `/console/v1/request_logs?${new URLSearchParams(query())}`;
  const times: number[] = [];
  let found = 0;
  for (let time = 0; time < (IS_SOAKED ? TIMES : 1); time += 1) {
    watch.taken();
    const start = performance.now();
    const response = await fetch(server.console + path, {
      headers: { authorization: business.authorization },
    });
    const json = await response.json();
    times.push(performance.now() - start);
    expect(json).toMatchObject({ status: 'success' });
    found = json.data.length;
  }
  const statements = watch
    .taken()
    .filter(({ sql: text }) => text.includes('from "request_log"') || text.includes('unnest'));
  const plans = (
    await Promise.all(statements.map((statement) => explain(database.kysely, statement)))
  ).flatMap((plan) => plan ?? []);
  const scans = plans.flatMap((plan) => plan.scans);
  const read = plans.reduce((sum, plan) => sum + plan.read, 0);
  const [ms = 0, ...slower] = times.toSorted((one, other) => one - other);
  if (IS_SOAKED) {
    process.stdout.write(
      `${LOGS} request logs, ${path}: ${found} found in ${ms.toFixed(1)} ms, half of the times in ${slower[TIMES / 2 - 1]?.toFixed(1)} ms; ${read} rows by ${[...new Set(scans.map((scan) => scan.replace(/_\d{8}/, '')))].join(', ')}\n`,
    );
  }
  expect(filled.length).toBeGreaterThanOrEqual(historyDays - 1);
  expect(plans).toHaveLength(1);
  expect(read).toBeLessThan(MOST_READ);
  expect(filled.filter((partition) => scans.includes(`Seq Scan ${partition}`))).toEqual([]);
  if (IS_SOAKED) expect(ms).toBeLessThan(MOST_MS);
});
