/**
 * Measures whole requests on both databases: authentication, rate limit, profile, validation both ways, idempotency, database; and
 * beside them bare Express that answers a read by one equal SELECT. `node apps/server/bench/main.ts` prints a table and the
 * promises, and writes `.run/bench/server.json`. All take turns, in rounds, so that whatever else the machine does hits all of
 * them; figures are medians, and promises medians of the ratios of the rounds. Ends with 1 when a promise is not kept.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../test/harness/processes/postgres.ts';
import { type LoadRequest, load } from './load.ts';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';

const ROUNDS = 3;
const WARM_UP = 200;
const AMOUNT = 1000;
/** Enough for each key to stay below its 100 requests per minute. */
const KEYS = Math.ceil((3 * (WARM_UP + ROUNDS * AMOUNT)) / 80);
const RESULT = fileURLToPath(new URL('../../../.run/bench/server.json', import.meta.url));
/** A round that takes so many times the median of its rounds tells of a machine that did other work meanwhile. */
const SPREAD = 1.5;
/** What a whole read keeps of the speed of bare Express with one SELECT. */
const TARGET = 0.6;
const READ = 'read one balance';
const CURRENCIES = ['GBP', 'EUR', 'ETH', 'USDC'];

/** One kind of request, made new for each call with the key that is next. */
const routes: Record<string, (bearer: Record<string, string>, index: number) => LoadRequest> = {
  [READ]: (headers) => ({ method: 'GET', path: '/v1/balances/USDT', headers }),
  'list five balances': (headers) => ({ method: 'GET', path: '/v1/balances?limit=5', headers }),
  'open a balance': (headers, index) => ({
    method: 'POST',
    path: '/v1/balances',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ currency: CURRENCIES[index % CURRENCIES.length] }),
  }),
};

interface Sample {
  requestsPerSecond: number;
  cpuMicroseconds: number;
  p99: number;
}

interface Subject {
  name: string;
  routes: readonly string[];
  server: MeasuredServer;
  /** Counts requests over all runs, so that the keys are used in turn. */
  sent: number;
  samples: Map<string, Sample[]>;
}

async function measure(subject: Subject, route: string, amount: number): Promise<Sample> {
  const { server } = subject;
  const request = routes[route];
  if (request === undefined) throw new Error(`There is no route "${route}".`);
  const next = (): LoadRequest => {
    subject.sent += 1;
    return request(
      { Authorization: `Bearer ${server.keys[subject.sent % server.keys.length]}` },
      subject.sent,
    );
  };
  const before = await server.cpuMicroseconds();
  const { requestsPerSecond, p99 } = await load(server.url, amount, next);
  return { requestsPerSecond, p99, cpuMicroseconds: ((await server.cpuMicroseconds()) - before) / amount };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function medians(samples: Sample[]): Sample {
  const of = (fact: keyof Sample): number => Math.round(median(samples.map((sample) => sample[fact])));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    cpuMicroseconds: of('cpuMicroseconds'),
    p99: of('p99'),
  };
}

async function run(subjects: Subject[]): Promise<void> {
  for (const route of Object.keys(routes)) {
    const having = subjects.filter((subject) => subject.routes.includes(route));
    for (const subject of having) await measure(subject, route, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const subject of having) {
        const samples = subject.samples.get(route) ?? [];
        samples.push(await measure(subject, route, AMOUNT));
        subject.samples.set(route, samples);
      }
    }
  }
}

const postgres = await startPostgres();
const subjects: Subject[] = [];
try {
  const url = postgres.url('postgres');
  const add = async (
    name: string,
    names: readonly string[],
    ...how: Parameters<typeof startMeasuredServer>
  ) => {
    const server = await startMeasuredServer(...how);
    subjects.push({ name, routes: names, server, sent: 0, samples: new Map() });
  };
  const keys = {
    BENCH_KEYS: String(KEYS),
    BUSINESS_API_KEYS: String(KEYS + 1),
    BUSINESS_RATE_FACTOR: '1000',
  };
  await add('PGlite', Object.keys(routes), keys);
  await add('PostgreSQL', Object.keys(routes), { ...keys, DATABASE_URL: url });
  await add('bare Express', [READ], { DATABASE_URL: url }, 'bench/bare-server.ts');
  await run(subjects);
} finally {
  await Promise.all(subjects.map(({ server }) => server.stop()));
  await postgres.stop();
}

const results = subjects.flatMap(({ name, samples }) =>
  [...samples].map(([route, taken]) => ({ database: name, route, ...medians(taken) })),
);
console.table(
  Object.fromEntries(
    results.map(({ database, route, requestsPerSecond, cpuMicroseconds, p99 }) => [
      `${route}, ${database}`,
      { 'requests/s': requestsPerSecond, 'CPU µs/request': cpuMicroseconds, 'p99 ms': p99 },
    ]),
  ),
);
/** The median of the ratios of the rounds, whose two figures were measured one soon after the other. */
function toBare(ratio: (whole: Sample, bare: Sample) => number): number {
  const [whole = [], bare = []] = ['PostgreSQL', 'bare Express'].map((name) =>
    subjects.find((subject) => subject.name === name)?.samples.get(READ),
  );
  const ratios = whole.flatMap((sample, round) => {
    const other = bare[round];
    return other === undefined ? [] : [ratio(sample, other)];
  });
  return Number(median(ratios).toFixed(2));
}
const promises = [
  {
    what: 'a whole read ÷ bare Express with one equal SELECT, processor time',
    measured: toBare((whole, bare) => bare.cpuMicroseconds / whole.cpuMicroseconds),
  },
  {
    what: 'a whole read ÷ bare Express with one equal SELECT, requests a second',
    measured: toBare((whole, bare) => whole.requestsPerSecond / bare.requestsPerSecond),
  },
].map((promise) => ({ ...promise, target: TARGET, kind: 'at least' as const }));
for (const { what, measured, target } of promises) {
  console.log(`  ${measured >= target ? 'kept  ' : 'MISSED'} ${what}: ${measured} (at least ${target})`);
}
const busyMachine = subjects.flatMap(({ name, samples }) =>
  [...samples].flatMap(([route, taken]) => {
    const costs = taken.map(({ cpuMicroseconds }) => cpuMicroseconds);
    const [worst, middle] = [Math.max(...costs), median(costs)];
    return worst > SPREAD * middle
      ? [`${route}, ${name}: ${middle.toFixed(0)} µs, one round ${worst.toFixed(0)}`]
      : [];
  }),
);
if (busyMachine.length > 0) console.log(`  measured on a busy machine: ${busyMachine.join('; ')}`);
mkdirSync(dirname(RESULT), { recursive: true });
const measured = {
  node: process.version,
  cores: availableParallelism(),
  measuredAt: new Date().toISOString(),
};
writeFileSync(RESULT, `${JSON.stringify({ ...measured, results, promises, busyMachine }, null, 2)}\n`);
process.exitCode = promises.every(({ measured, target }) => measured >= target) ? 0 : 1;
