/**
 * Measures deliveries of webhooks from PostgreSQL, from the outbox to the written attempt, beside a bare loop of undici posts of the same
 * bodies to the same receiver, in turns. `node apps/server/bench/deliveries/main.ts` prints both and writes
 * `.run/bench/deliveries.json`. Ends with 1 when a delivery takes more than five times the processor time of a bare post.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadDocument } from '@finops/contract/document';
import { Agent, request } from 'undici';
import { openBase } from '../../src/compose/base.ts';
import { sendingJobs } from '../../src/compose/webhooks.ts';
import { readConfig } from '../../src/config/config.ts';
import { eventText } from '../../src/domain/webhooks/delivery.ts';
import { runJobs } from '../../src/jobs/scheduler.ts';
import { openLog } from '../../src/observability/logger.ts';
import { openDatabase } from '../../src/storage/engine/database.ts';
import { migrate } from '../../src/storage/schema/migrate.ts';
import { eventCatalogue } from '../../src/webhooks/event-catalogue.ts';
import { startPostgres } from '../../test/harness/processes/postgres.ts';
import { startAsked } from '../../test/harness/processes/server-process.ts';
import { seedBusiness } from '../../test/harness/seed/seed-business.ts';
import { eventually, seedEndpoint, tellEvents } from '../../test/harness/worlds/webhook-desk.ts';

const TARGET = 0.2;
const ROUNDS = 5;
const EVENTS = 2000;
const WARM_UP = 500;
const AT_ONCE = 10;
const RESULT = fileURLToPath(new URL('../../../../.run/bench/deliveries.json', import.meta.url));

/** What so many took. */
interface Figures {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
}

async function measured(count: number, work: () => Promise<void>): Promise<Figures> {
  const [cpu, began] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return {
    perSecond: count / ((performance.now() - began) / 1000),
    cpuMicroseconds: (user + system) / count,
  };
}

const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const postgres = await startPostgres(undefined, 'durable');
const url = postgres.url('postgres');
const setUp = await openDatabase({ url });
await migrate(setUp);
const receiver = await startAsked<{ url: string }>('bench/deliveries/receiver.ts', {});
const closers: (() => Promise<void>)[] = [];
const { logger } = openLog('warn');
const base = await openBase(readConfig({ DATABASE_URL: url }), logger, {}, closers);
const { businessId } = await seedBusiness(base.database);
await seedEndpoint(base.database, { businessId, url: receiver.ready.url });
const example = eventCatalogue(loadDocument).example('transfer.funds_delivered');
const data = JSON.stringify(example);
const body = eventText({ businessId, kind: 'transfer.funds_delivered', body: data });

const agent = new Agent();
async function post(count: number): Promise<void> {
  let left = count;
  const headers = { 'content-type': 'application/json' };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        const response = await request(receiver.ready.url, {
          method: 'POST',
          headers,
          body,
          dispatcher: agent,
        });
        await response.body.dump();
      }
    }),
  );
}
async function deliver(count: number): Promise<void> {
  let done = 0;
  const jobs = sendingJobs(base, ({ status }) => {
    if (status === 'succeeded') done += 1;
  });
  const stop = runJobs(jobs, (error) => logger.error({ err: error }, 'webhooks did not go on'));
  await eventually(() => {
    if (done < count) throw new Error(`Only ${done} of ${count} events were delivered.`);
  }, 60_000);
  await stop();
}
const tell = (count: number) =>
  tellEvents(
    base.database,
    businessId,
    Array.from({ length: count }, () => ({ kind: 'transfer.funds_delivered' as const, body: data })),
    new Date(),
  );

const rounds: { bare: Figures; deliveries: Figures }[] = [];
await post(WARM_UP);
await tell(WARM_UP);
await deliver(WARM_UP);
for (let round = 0; round < ROUNDS; round += 1) {
  const bare = await measured(EVENTS, () => post(EVENTS));
  await tell(EVENTS);
  rounds.push({ bare, deliveries: await measured(EVENTS, () => deliver(EVENTS)) });
}
const figures = {
  deliveriesPerSecond: Math.round(middle(rounds.map(({ deliveries }) => deliveries.perSecond))),
  postsPerSecond: Math.round(middle(rounds.map(({ bare }) => bare.perSecond))),
  cpuPerDelivery: Math.round(middle(rounds.map(({ deliveries }) => deliveries.cpuMicroseconds))),
  cpuPerPost: Math.round(middle(rounds.map(({ bare }) => bare.cpuMicroseconds))),
};
const ratio = figures.cpuPerPost / figures.cpuPerDelivery;
console.log(
  `  ${figures.deliveriesPerSecond} deliveries a second from PostgreSQL, ${figures.postsPerSecond} bare posts a second, ${AT_ONCE} at a time`,
);
console.log(
  `  ${ratio >= TARGET ? 'kept  ' : 'MISSED'} processor time of a bare post ÷ that of a delivery: ${ratio.toFixed(2)} (at least ${TARGET}): ${figures.cpuPerPost} µs ÷ ${figures.cpuPerDelivery} µs`,
);
mkdirSync(dirname(RESULT), { recursive: true });
writeFileSync(RESULT, `${JSON.stringify({ ...figures, ratio }, null, 2)}\n`);

await agent.close();
for (const close of closers.reverse()) await close();
await receiver.stop();
await setUp.close();
await postgres.stop();
process.exitCode = ratio >= TARGET ? 0 : 1;
