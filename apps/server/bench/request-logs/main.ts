/**
 * Measures what request logs cost: the processor time of reads on the same server program with and without them, on both databases.
 * `node apps/server/bench/request-logs/main.ts` prints it and writes `.run/bench/request-logs.json`. Both take turns in rounds, each
 * long enough for its logs to be written in it, so that whatever else the machine does hits both. Ends with 1 when it is too much.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../test/harness/processes/postgres.ts';
import { load } from '../load.ts';
import { type MeasuredServer, startMeasuredServer } from '../measured-server.ts';

const ROUNDS = 7;
const AMOUNT = 2000;
/** Until the logs of a round are written. */
const WRITTEN_MS = 1500;
/** Enough for each key to stay below its 100 requests per minute. */
const KEYS = Math.ceil(((ROUNDS + 1) * AMOUNT) / 80);
/** The share of a request's processor time that its log may cost. */
const TARGET = 0.1;
const RESULT = fileURLToPath(new URL('../../../../.run/bench/request-logs.json', import.meta.url));

/** Microseconds of the processor for each request of a round. */
async function round(server: MeasuredServer): Promise<number> {
  let sent = 0;
  const next = () => {
    sent += 1;
    const headers = { Authorization: `Bearer ${server.keys[sent % server.keys.length]}` };
    return { method: 'GET' as const, path: '/v1/balances/USDT', headers };
  };
  const before = await server.cpuMicroseconds();
  await load(server.url, AMOUNT, next);
  await wait(WRITTEN_MS);
  return ((await server.cpuMicroseconds()) - before) / AMOUNT;
}

async function measure(database: string, variables: Readonly<Record<string, string>>) {
  const keys = {
    BENCH_KEYS: String(KEYS),
    BUSINESS_API_KEYS: String(2 * KEYS + 1),
    BUSINESS_RATE_FACTOR: '1000',
  };
  const started: MeasuredServer[] = [];
  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const server = await startMeasuredServer({ ...keys, ...variables, ...more });
    started.push(server);
    return server;
  };
  try {
    const [logging, silent] = [await start(), await start({ BENCH_REQUEST_LOGS: 'off' })];
    await round(logging);
    await round(silent);
    const [withLogs, without]: [number[], number[]] = [[], []];
    for (let count = 0; count < ROUNDS; count += 1) {
      withLogs.push(await round(logging));
      without.push(await round(silent));
    }
    // Whatever else the machine does only adds to a round: the quietest one of each tells the most.
    const [costly, cheap] = [Math.min(...withLogs), Math.min(...without)];
    return {
      database,
      withLogs: Math.round(costly),
      without: Math.round(cheap),
      share: Number((1 - cheap / costly).toFixed(3)),
    };
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}

const postgres = await startPostgres();
const results = [];
try {
  results.push(await measure('PostgreSQL', { DATABASE_URL: postgres.url('postgres') }));
  results.push(await measure('PGlite', {}));
} finally {
  await postgres.stop();
}
for (const { database, withLogs, without, share } of results) {
  console.log(
    `  ${share <= TARGET ? 'kept  ' : 'MISSED'} request logs ÷ a whole read, processor time, ${database}: ${share} (at most ${TARGET}); ${withLogs} µs with, ${without} µs without`,
  );
}
mkdirSync(dirname(RESULT), { recursive: true });
writeFileSync(RESULT, `${JSON.stringify({ results, target: TARGET }, null, 2)}\n`);
process.exitCode = results.every(({ share }) => share <= TARGET) ? 0 : 1;
