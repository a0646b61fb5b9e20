import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain, type WatchedDatabase, watched } from '../harness/explained.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { type SeededBusiness, seedBusiness } from '../harness/seed/seed-business.ts';
import { makeDays, seedEvents, seeded } from '../harness/seed/seed-events.ts';
import { startServer, type TestServer } from '../harness/worlds/server.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
const EVENTS = IS_SOAKED ? 1_000_000 : 20_000;
const MOST_MS = 50;
/** Of 22 days, and of each of 125 combinations of a state and a kind, what fits on a page. */
const MOST_READ = 6000;
const TIMES = 20;

let database: TestDatabase;
let watch: WatchedDatabase;
let server: TestServer;
let business: SeededBusiness;

beforeAll(async () => {
  database = await postgres.open();
  watch = watched(database);
  server = await startServer({ database: watch.database, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  business = await seedBusiness(database);
  await makeDays(database);
  await seedEvents(database, business.businessId, EVENTS);
  await sql`VACUUM ANALYZE`.execute(database.kysely);
}, 3_600_000);
afterAll(async () => {
  await server.stop();
  await database.close();
});

type Query = readonly (readonly [name: string, value: string])[];

/** Lists a page; tells how long that took, at best, since other work of the machine is not measured, and what it read. */
async function measured(path: string, query: Query) {
  const asked = `${path}?${new URLSearchParams(query.map((one) => [...one]))}`;
  const times: number[] = [];
  let page:
    | { readonly data: readonly unknown[]; readonly pagination: { readonly next_cursor?: string } }
    | undefined;
  for (let time = 0; time < (IS_SOAKED ? TIMES : 1); time += 1) {
    watch.taken();
    const start = performance.now();
    const response = await fetch(`${server.console}/console/v1/${asked}`, {
      headers: { authorization: business.authorization },
    });
    const json = await response.json();
    times.push(performance.now() - start);
    expect(json).toMatchObject({ status: 'success' });
    page = json;
  }
  let read = 0;
  for (const statement of watch
    .taken()
    .filter(({ parameters }) => parameters.includes(business.businessId))) {
    const plan = await explain(database.kysely, statement);
    const indexes = new Set(
      plan?.scans.map((scan) => scan.replace(/_\d{8}|_default/, '').replace(/\d+$/, '')),
    );
    read += plan?.read ?? 0;
    if (IS_SOAKED) process.stdout.write(`${plan?.read} rows by ${[...indexes].join(', ')}: `);
  }
  const [ms = 0, ...slower] = times.toSorted((one, other) => one - other);
  if (IS_SOAKED) {
    process.stdout.write(
      `${asked}: ${page?.data.length} found in ${ms.toFixed(1)} ms, half of the times in ${slower[TIMES / 2 - 1]?.toFixed(1)} ms\n`,
    );
  }
  return { ms, read, found: page?.data.length, cursor: page?.pagination.next_cursor };
}

const filters: Readonly<Record<string, Query>> = {
  'no filter': [],
  'a reference of few': [['reference', seeded.rareReference]],
  'a reference of many': [['reference', seeded.commonReference]],
  'the identifier of a record': [['reference', 'TRF_0000000000000007']],
  'a reference of none': [['reference', 'INV-none']],
  'a state of few': [['status', seeded.rareStatus]],
  'a state of many': [['status', 'succeeded']],
  'a state of the older half': [['status', seeded.olderStatus]],
  'a state of none': [['status', 'pending']],
  'two states': [
    ['status', seeded.rareStatus],
    ['status', 'retrying'],
  ],
  'a category of few': [['category', 'customer']],
  'the category of the older half': [['category', 'transfer']],
  'a category of none': [['category', 'payment_request']],
  'every category': ['deposit', 'transfer', 'customer', 'payment_request'].map((one) => ['category', one]),
  'a kind of few': [['event', seeded.rareKind]],
  'a kind of the older half': [['event', seeded.olderKind]],
  'a kind of none': [['event', 'transfer.failed']],
  'a state of few and their category': [
    ['status', seeded.rareStatus],
    ['category', 'transfer'],
  ],
  'a state of few and another kind': [
    ['status', seeded.rareStatus],
    ['event', seeded.newerKind],
  ],
  'a state of the older half and the kind of the newer': [
    ['status', seeded.olderStatus],
    ['event', seeded.newerKind],
  ],
  'a state of many and a kind of few': [
    ['status', 'succeeded'],
    ['event', seeded.rareKind],
  ],
  'every state and every category': [
    ...['pending', 'retrying', 'succeeded', 'exhausted', 'cancelled'].map((one) => ['status', one] as const),
    ...['deposit', 'transfer', 'customer', 'payment_request'].map((one) => ['category', one] as const),
  ],
  'a reference of few and a state': [
    ['reference', seeded.rareReference],
    ['status', 'succeeded'],
  ],
};
const ofDeliveries: Readonly<Record<string, Query>> = {
  'an event': [['event_id', 'EVT_0000000000000007']],
  'an endpoint of few': [['webhook_endpoint_id', seeded.rareEndpoint]],
  'an endpoint of many': [['webhook_endpoint_id', seeded.commonEndpoint]],
  'an endpoint of none': [['webhook_endpoint_id', 'WHE_none']],
  'an endpoint of many and a state of few': [
    ['webhook_endpoint_id', seeded.commonEndpoint],
    ['status', seeded.rareStatus],
  ],
  'an endpoint of few and a state of none': [
    ['webhook_endpoint_id', seeded.rareEndpoint],
    ['status', 'retrying'],
  ],
  'an endpoint of many and a kind of none there': [
    ['webhook_endpoint_id', seeded.commonEndpoint],
    ['event', seeded.rareKind],
  ],
};
const days = (from: number, to: number): Query => {
  const at = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  return [
    ['from', at(from)],
    ['to', at(to)],
  ];
};

test.each([
  ...Object.entries(filters).map(([name, query]) => ['events', name, query] as const),
  ...Object.entries({ ...filters, ...ofDeliveries }).map(
    ([name, query]) => ['deliveries', name, query] as const,
  ),
])(
  `of ${EVENTS}, a page of %s by %s is read quickly, newest and oldest first, of all days and of some`,
  async (path, _, query) => {
    for (const when of [[], days(12, 11)]) {
      for (const sort of ['desc', 'asc']) {
        const asked: Query = [...query, ...when, ['sort', sort]];
        const { ms, read, cursor } = await measured(path, asked);
        expect(read).toBeLessThan(MOST_READ);
        if (IS_SOAKED) expect(ms).toBeLessThan(MOST_MS);
        if (cursor === undefined) continue;
        const next = await measured(path, [...asked, ['cursor', cursor]]);
        expect(next.read).toBeLessThan(MOST_READ);
        if (IS_SOAKED) expect(next.ms).toBeLessThan(MOST_MS);
      }
    }
  },
);
