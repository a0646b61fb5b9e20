/** `npm run test:soak` kills ten times, over 10,000 events, and limits latency and memory; `npm test` kills once. */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { kill, spawnServer } from '../harness/processes/server-process.ts';
import { status, type WebhookReceiver, webhookReceiver } from '../harness/processes/webhook-receiver.ts';
import { seedBusiness } from '../harness/seed/seed-business.ts';
import { eventually, seedEndpoint, tellEvents } from '../harness/worlds/webhook-desk.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
const KILLS = IS_SOAKED ? 10 : 1;
/** Events between two kills. */
const EVENTS = IS_SOAKED ? 300 : 100;
/** Events after the last kill, by one process. */
const LAST_EVENTS = IS_SOAKED ? 10_000 - KILLS * EVENTS : 100;
const AT_ONCE = 10;
/** How long after a kill its lanes may stand still. */
const STANDSTILL_MS = 10_000;
const MOST_FAILURES = 5;

let database: TestDatabase;
let receivers: Record<'well' | 'failing' | 'hanging' | 'gone', WebhookReceiver>;
let worker: ChildProcess;

beforeAll(async () => {
  database = await postgres.open();
  const [well, failing, hanging, gone] = await Promise.all([
    webhookReceiver(),
    webhookReceiver(),
    webhookReceiver(() => {}),
    webhookReceiver(status(410)),
  ]);
  receivers = { well, failing, hanging, gone };
});
afterAll(async () => {
  await kill(worker);
  await Promise.all(Object.values(receivers).map((receiver) => receiver.close()));
  await database.close();
});

/** Resident memory of a process, in bytes; undefined when it is gone. */
async function residentOf({ pid }: ChildProcess): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.split(' ')[1]) * 4096;
}

test('a sender that is killed again and again loses nothing, and nobody waits for a receiver that hangs', async () => {
  const { businessId } = await seedBusiness(database);
  const endpoints = {
    well: await seedEndpoint(database, { businessId, url: receivers.well.url }),
    failing: await seedEndpoint(database, { businessId, url: receivers.failing.url }),
    hanging: await seedEndpoint(database, { businessId, url: receivers.hanging.url }),
    gone: await seedEndpoint(database, { businessId, url: receivers.gone.url }),
  };
  const accepted = { well: new Map<string, number>(), failing: new Map<string, number>() };
  const failed = new Map<string, number>();
  receivers.well.answer((response, { id }) => {
    accepted.well.set(id, accepted.well.get(id) ?? performance.now());
    response.writeHead(204).end();
  });
  receivers.failing.answer((response, { id }) => {
    const failures = failed.get(id) ?? 0;
    const fails = failures < MOST_FAILURES && Math.random() < 0.5;
    if (fails) failed.set(id, failures + 1);
    else accepted.failing.set(id, performance.now());
    response.writeHead(fails ? 500 : 204).end();
  });
  const told = new Map<string, number>();
  const kills: number[] = [];
  const memory: number[] = [];
  const start = () => {
    worker = spawnServer({ DATABASE_URL: database.url ?? '' }, { command: 'webhooks' });
    worker.stdout?.resume();
  };
  const tell = async (events: number, apart: number) => {
    for (let count = 0; count < events; count += AT_ONCE) {
      const ids = await tellEvents(
        database,
        businessId,
        Array.from({ length: AT_ONCE }, (_, index) => ({ resourceId: `TRF_${(count + index) % 50}` })),
      );
      for (const id of ids) told.set(id, performance.now());
      const bytes = await residentOf(worker);
      if (bytes !== undefined) memory.push(bytes);
      await wait(apart);
    }
  };

  start();
  for (let count = 0; count < KILLS; count += 1) {
    await tell(EVENTS, 30);
    await kill(worker);
    kills.push(performance.now());
    start();
  }
  await eventually(() => expect(accepted.well.size).toBe(told.size), 60_000);
  if (IS_SOAKED) await wait(Math.max(0, (kills.at(-1) ?? 0) + STANDSTILL_MS - performance.now()));
  memory.length = 0;
  await tell(LAST_EVENTS, 30);

  const ids = [...told.keys()];
  await eventually(() => expect(ids.filter((id) => !accepted.well.has(id))).toEqual([]), 60_000);
  const isStandstill = (moment: number) => kills.some((at) => moment > at && moment < at + STANDSTILL_MS);
  const latencies = ids
    .map((id) => ({ from: told.get(id) ?? 0, to: accepted.well.get(id) ?? Number.POSITIVE_INFINITY }))
    .filter(({ to }) => !isStandstill(to))
    .map(({ from, to }) => to - from)
    .toSorted((one, other) => one - other);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.POSITIVE_INFINITY;

  await eventually(async () => {
    const { rows } = await sql<{ status: string }>`
      SELECT status FROM webhook_endpoint WHERE endpoint_id = ${endpoints.gone.endpointId}`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ status: 'disabled' }]);
  });
  const paused = await eventuallyPaused(endpoints.hanging.endpointId);
  expect(paused.open).toBe(ids.length);
  expect(receivers.hanging.received.length).toBeLessThan((KILLS + 3) * 12);

  // Retries are due by the clock of the business, which is moved on until all are made.
  await eventually(async () => {
    await sql`UPDATE business SET clock_ahead_ms = clock_ahead_ms + 600000 WHERE business_id = ${businessId}`.execute(
      database.kysely,
    );
    await wait(100);
    expect(ids.filter((id) => !accepted.failing.has(id))).toEqual([]);
  }, 120_000);
  await eventually(async () => {
    const { rows } = await sql<{ endpoint_id: string; count: number }>`
      SELECT endpoint_id, count(*)::integer AS count FROM delivery WHERE business_id = ${businessId} AND status = 'succeeded'
      GROUP BY endpoint_id`.execute(database.kysely);
    expect(new Map(rows.map((row) => [row.endpoint_id, row.count]))).toEqual(
      new Map([
        [endpoints.well.endpointId, ids.length],
        [endpoints.failing.endpointId, ids.length],
      ]),
    );
  });
  const third = (number: number) => {
    const [from, to] = [number, number + 1].map((edge) => Math.floor((memory.length * edge) / 3));
    const part = memory.slice(from, to);
    return part.reduce((sum, bytes) => sum + bytes, 0) / part.length;
  };
  const growth = third(2) / third(1);
  // Only the soak has the machine to itself.
  if (!IS_SOAKED) return;
  process.stdout.write(
    `${ids.length} events, ${KILLS} kills: p99 ${Math.round(p99)} ms, memory of the last third ${growth.toFixed(2)} of that of the second, ${receivers.hanging.received.length} requests to the one that hangs\n`,
  );
  expect(latencies.length).toBeGreaterThanOrEqual(LAST_EVENTS);
  expect(p99).toBeLessThan(1000);
  expect(growth).toBeLessThanOrEqual(1.2);
}, 900_000);

async function eventuallyPaused(endpointId: string): Promise<{ open: number }> {
  let open = 0;
  await eventually(async () => {
    const { rows } = await sql<{ is_paused: boolean; open: number }>`
      SELECT paused_until > now() AS is_paused, (
        SELECT count(*)::integer FROM delivery
        WHERE delivery.business_id = webhook_endpoint.business_id AND delivery.endpoint_id = webhook_endpoint.endpoint_id
          AND delivery.due_at IS NOT NULL
      ) AS open
      FROM webhook_endpoint WHERE endpoint_id = ${endpointId}`.execute(database.kysely);
    expect(rows[0]?.is_paused).toBe(true);
    open = rows[0]?.open ?? 0;
  }, 60_000);
  return { open };
}
