import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { type RedisServer, redisAbsence, startRedis } from '../harness/processes/redis.ts';
import { kill, type ListeningProcess, listening, spawnServer } from '../harness/processes/server-process.ts';
import { type SeededBusiness, seedBusiness } from '../harness/seed/seed-business.ts';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

async function call(server: ListeningProcess | undefined, path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${server?.api}${path}`, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const statusesOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status);

/** Two processes on one database. */
interface Deployment {
  readonly database: TestDatabase;
  readonly servers: readonly ListeningProcess[];
  stop(): Promise<void>;
}

async function startDeployment(redis?: RedisServer): Promise<Deployment> {
  const database = await postgres.open();
  const environment = {
    DATABASE_URL: database.url ?? '',
    LOG_LEVEL: 'info',
    ...(redis && { REDIS_URL: redis.url }),
  };
  const servers = await Promise.all([spawnServer(environment), spawnServer(environment)].map(listening));
  return {
    database,
    servers,
    stop: async () => {
      await Promise.all(servers.map(({ child }) => kill(child)));
      await redis?.stop();
      await database.close();
    },
  };
}

/** Without Redis. */
let plain: Deployment;
beforeAll(async () => {
  plain = await startDeployment();
});
afterAll(() => plain.stop());

describe.each([
  { name: 'PostgreSQL alone', withRedis: false },
  { name: 'PostgreSQL and Redis', withRedis: true },
])('the rate limit of two processes on $name', ({ withRedis }) => {
  let database: TestDatabase;
  let servers: readonly ListeningProcess[];
  let own: Deployment | undefined;
  const isAbsent = withRedis && redisAbsence !== undefined;

  beforeAll(async () => {
    own = withRedis && !isAbsent ? await startDeployment(await startRedis()) : undefined;
    ({ database, servers } = own ?? plain);
  });
  afterAll(() => own?.stop());

  /** So many calls at once, every other one to the other process. */
  const callsAtOnce = (count: number, { authorization }: SeededBusiness, path = '/v1/balances') =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        call(servers[index % 2], path, { headers: { Authorization: authorization } }),
      ),
    );

  test('of 150 calls at once exactly 100 pass, and 50 are told when to come again', async ({ skip }) => {
    skip(isAbsent, redisAbsence);
    const answers = await callsAtOnce(150, await seedBusiness(database));
    expect(statusesOf(answers, 200)).toHaveLength(100);
    const refused = statusesOf(answers, 429);
    expect(refused).toHaveLength(50);
    for (const { headers, body } of refused) {
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(headers.get('ratelimit')).toBe(`"balances";r=0;t=${seconds}`);
      expect(JSON.parse(body)).toMatchObject({ status: 'error', error: { name: 'too_many_requests' } });
    }
    for (const { headers } of answers) expect(headers.get('x-rate-limit')).toBe('100');
  });

  test('a credential has its own limit, for each resource by itself, and no other one loses by it', async ({
    skip,
  }) => {
    skip(isAbsent, redisAbsence);
    const [limited, free] = await Promise.all([
      seedBusiness(database, { rateLimit: 7 }),
      seedBusiness(database),
    ]);
    const answers = await Promise.all([
      callsAtOnce(30, limited),
      callsAtOnce(20, free),
      callsAtOnce(30, limited, '/v1/transfers'),
    ]);
    expect(answers.map((some) => statusesOf(some, 429).length)).toEqual([23, 0, 23]);
    expect(answers[0]?.[0]?.headers.get('x-rate-limit')).toBe('7');
  });

  test('the windows are where they should be', async ({ skip }) => {
    skip(isAbsent, redisAbsence);
    const { length } = await database.kysely.selectFrom('rate_window').select('window_key').execute();
    expect(length > 0).toBe(!withRedis);
  });
});

describe('an idempotency key at two processes', () => {
  let database: TestDatabase;
  let servers: readonly ListeningProcess[];
  beforeAll(() => {
    ({ database, servers } = plain);
  });

  const open = (server: ListeningProcess | undefined, key: string, currency: string, who: SeededBusiness) =>
    call(server, '/v1/balances', {
      method: 'POST',
      headers: {
        Authorization: who.authorization,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ currency }),
    });
  const balancesOf = ({ businessId }: SeededBusiness) =>
    database.kysely.selectFrom('balance').selectAll().where('business_id', '=', businessId).execute();

  test('50 requests at once have one effect and one answer; another body is refused', async () => {
    const who = await seedBusiness(database);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => open(servers[index % 2], 'at-once', 'NGN', who)),
    );
    const done = statusesOf(answers, 201);
    expect(done.length + statusesOf(answers, 409).length).toBe(50);
    expect(new Set(done.map(({ body }) => body)).size).toBe(1);
    expect(done.filter(({ headers }) => !headers.has('idempotency-replayed'))).toHaveLength(1);
    expect(await balancesOf(who)).toHaveLength(1);

    for (const server of servers) {
      const other = await open(server, 'at-once', 'USD', who);
      expect(other.status).toBe(422);
      expect(JSON.parse(other.body)).toMatchObject({ error: { name: 'idempotency_key_reused' } });
      const again = await open(server, 'at-once', 'NGN', who);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(again.body).toBe(done[0]?.body);
    }
    expect(await balancesOf(who)).toHaveLength(1);
  });

  test('when the process that runs it is killed, a later request does it, once', async () => {
    const who = await seedBusiness(database);
    const [victim, survivor] = servers;
    if (victim === undefined) throw new Error('There is no process to kill.');
    const blocker = await database.another();
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const blocking = blocker.transaction(async (transaction) => {
      await sql`LOCK TABLE balance IN ACCESS EXCLUSIVE MODE`.execute(transaction);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const running = database.kysely
      .selectFrom('idempotency_record')
      .select('owner')
      .where('business_id', '=', who.businessId)
      .where('state', '=', 'running');
    const lost = open(victim, 'killed', 'NGN', who).catch(() => 'lost');
    await expect.poll(() => running.execute()).toHaveLength(1);
    await kill(victim.child);
    expect(await lost).toBe('lost');
    release.resolve();
    await blocking;
    const done = await open(survivor, 'killed', 'NGN', who);
    expect([done.status, done.headers.get('idempotency-replayed')]).toEqual([201, null]);
    const again = await open(survivor, 'killed', 'NGN', who);
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', done.body]);
    expect(await balancesOf(who)).toHaveLength(1);
  });

  test('who waits in vain for another process is told when to come back: 409', async () => {
    const who = await seedBusiness(database);
    expect((await open(servers[1], 'waits', 'NGN', who)).status).toBe(201);
    await database.kysely
      .updateTable('idempotency_record')
      .set({ state: 'running', lease_ends_at: sql`clock_timestamp() + interval '15 seconds'` })
      .where('business_id', '=', who.businessId)
      .execute();
    const refused = await open(servers[1], 'waits', 'NGN', who);
    expect([refused.status, JSON.parse(refused.body).error.name]).toEqual([409, 'conflict']);
    expect([9, 10]).toContain(Number(refused.headers.get('retry-after')));
  });
});
