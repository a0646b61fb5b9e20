import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/storage/engine/database.ts';
import { migrate } from '../../src/storage/schema/migrate.ts';
import { postgres } from '../harness/processes/databases.ts';
import { startPostgres } from '../harness/processes/postgres.ts';
import { redisAbsence, startRedis } from '../harness/processes/redis.ts';
import { kill, type ListeningProcess, listening, spawnServer } from '../harness/processes/server-process.ts';
import { seedBusiness } from '../harness/seed/seed-business.ts';
import { startServer } from '../harness/worlds/server.ts';

/** A store that stands still answers nothing at all: an answer shows that the request has stopped waiting for it. */
async function expectUnavailable(call: () => Promise<Response>): Promise<void> {
  const response = await call();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^[1-9]$/);
  expect(await response.json()).toMatchObject({ error: { name: 'service_unavailable' } });
}

/** Stops processes, as a machine that hangs does; the result lets them go on. */
function stall(pid: number): () => void {
  const stopped: number[] = [];
  const goOn = () => {
    for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
  };
  onTestFinished(goOn);
  const stop = (one: number): void => {
    process.kill(one, 'SIGSTOP');
    stopped.push(one);
  };
  stop(pid);
  childrenOf(pid).forEach(stop);
  return goOn;
}

async function startOn(url: string): Promise<ListeningProcess> {
  const child = spawnServer({ DATABASE_URL: url, LOG_LEVEL: 'info' });
  onTestFinished(() => kill(child));
  return listening(child);
}

async function postmasterOf(url: string): Promise<number> {
  const directory = new URL(url).searchParams.get('host') ?? '';
  const [pid] = (await readFile(join(directory, 'data', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

/** What a process has started, which it does no more when it stands still. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

test('a PostgreSQL that stands still is 503 in time, also for the calls that wait for a connection', {
  timeout: 120_000,
}, async () => {
  const cluster = await startPostgres();
  onTestFinished(() => cluster.stop());
  const url = cluster.url('postgres');
  const database = await openDatabase({ url });
  onTestFinished(() => database.close());
  await migrate(database);
  const server = await startOn(url);
  const { authorization } = await seedBusiness(database);
  const call = () => fetch(`${server.api}/v1/balances`, { headers: { Authorization: authorization } });
  expect((await call()).status).toBe(200);

  const goOn = stall(await postmasterOf(url));
  await Promise.all(Array.from({ length: 30 }, () => expectUnavailable(call)));
  expect((await fetch(`${server.console}/healthz`)).status).toBe(200);
  goOn();
  await expect.poll(async () => (await call()).status, { timeout: 10_000 }).toBe(200);
});

test('a table that is locked is 503 in time for what needs it, and not for the rest', {
  timeout: 120_000,
}, async () => {
  const database = await postgres.open();
  onTestFinished(() => database.close());
  const server = await startOn(database.url ?? '');
  const { authorization } = await seedBusiness(database);
  const call = (path: string) => fetch(`${server.api}${path}`, { headers: { Authorization: authorization } });
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = database.transaction(async (transaction) => {
    await sql`LOCK TABLE balance IN ACCESS EXCLUSIVE MODE`.execute(transaction);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  await expectUnavailable(() => call('/v1/balances'));
  expect((await call('/v1/customers/industries')).status).toBe(200);
  release.resolve();
  await holding;
  expect((await call('/v1/balances')).status).toBe(200);
});

test('a Redis that stands still is 503 in time, and counts again when it goes on', async ({ skip }) => {
  skip(redisAbsence !== undefined, redisAbsence);
  const [redis, database] = await Promise.all([startRedis(), postgres.open()]);
  const server = await startServer({ database, environment: { REDIS_URL: redis.url } });
  onTestFinished(async () => {
    await server.stop();
    await database.close();
    await redis.stop();
  });
  const call = () => server.call('/v1/countries?limit=1');
  expect((await call()).status).toBe(200);

  const client = await createClient({ url: redis.url }).connect();
  const [, pid] = /process_id:(\d+)/.exec(await client.info('server')) ?? [];
  client.destroy();
  const goOn = stall(Number(pid));
  await Promise.all(Array.from({ length: 10 }, () => expectUnavailable(call)));
  expect((await fetch(`${server.console}/readyz`)).status).toBe(503);
  goOn();
  await expect.poll(async () => (await call()).status, { timeout: 10_000 }).toBe(200);
});
