import { createClient } from '@redis/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../../../test/harness/processes/databases.ts';
import { redisAbsence, startRedis } from '../../../test/harness/processes/redis.ts';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { type RateWindows, WINDOW_MS } from '../../domain/rate-windows.ts';
import { memoryRateWindows } from './memory-rate-windows.ts';
import { rateWindowStore } from './postgres-rate-windows.ts';
import { openRedisRateWindows } from './redis-rate-windows.ts';

/** Two handles on the same windows, as two processes have them. */
interface Opened {
  readonly windows: RateWindows;
  readonly other: RateWindows;
  close(): Promise<void>;
}

interface Kind {
  readonly name: string;
  open(): Promise<Opened>;
}

async function openOnRedis(): Promise<Opened> {
  const redis = await startRedis();
  const windows = await openRedisRateWindows(redis.url, () => {});
  const other = await openRedisRateWindows(redis.url, () => {});
  return {
    windows,
    other,
    close: async () => {
      await Promise.all([windows.close(), other.close()]);
      await redis.stop();
    },
  };
}

const kinds: readonly Kind[] = [
  {
    name: 'memory',
    async open() {
      const windows = memoryRateWindows();
      return { windows, other: windows, close: async () => {} };
    },
  },
  ...databases.map(({ name, open }) => ({
    name,
    async open() {
      const database = await open();
      const another = await database.another();
      return {
        windows: rateWindowStore(database.kysely),
        other: rateWindowStore(another.kysely),
        close: () => database.close(),
      };
    },
  })),
  ...(redisAbsence === undefined ? [{ name: 'Redis', open: openOnRedis }] : []),
];

test('Redis is there to be tested', ({ skip }) => {
  skip(redisAbsence !== undefined, redisAbsence);
});

test('a Redis that cannot be reached is named without its password', async () => {
  const opening = openRedisRateWindows('redis://:hidden@127.0.0.1:1', () => {});
  await expect(opening).rejects.toThrow(
    /^Redis at 127.0.0.1:1 cannot be used: .*ECONNREFUSED.*\. Check REDIS_URL\.$/,
  );
});

describe.each(kinds)('rate windows in $name', ({ open }) => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('exactly the limit passes among parallel calls of two processes', async () => {
    const now = new Date('2026-05-04T09:30:00Z');
    const { windows, other } = opened;
    const verdicts = await Promise.all(
      Array.from({ length: 150 }, (_, call) => (call % 2 === 0 ? windows : other).hit('parallel', 100, now)),
    );
    const passed = verdicts.filter(({ allowed }) => allowed);
    expect(passed.map(({ remaining }) => remaining).sort((one, two) => one - two)).toEqual(
      Array.from({ length: 100 }, (_, left) => left),
    );
    expect(verdicts.filter(({ allowed }) => !allowed)).toHaveLength(50);
  });

  test('the window rolls: each call frees its place 60 seconds after it, not a millisecond earlier', async () => {
    const { windows } = opened;
    const clock = movedClock();
    const hit = () => windows.hit('rolling', 2, clock.now());
    expect(await hit()).toEqual({ allowed: true, remaining: 1, resetSeconds: 60 });
    clock.advance(20_000);
    expect(await hit()).toEqual({ allowed: true, remaining: 0, resetSeconds: 40 });
    expect(await hit()).toEqual({ allowed: false, remaining: 0, resetSeconds: 40 });
    clock.advance(39_999);
    expect(await hit()).toEqual({ allowed: false, remaining: 0, resetSeconds: 1 });
    clock.advance(1);
    expect(await hit()).toEqual({ allowed: true, remaining: 0, resetSeconds: 20 });
    clock.advance(19_999);
    expect((await hit()).allowed).toBe(false);
    clock.advance(1);
    expect((await hit()).allowed).toBe(true);
  });

  test('a process whose clock is a moment behind tells no more than the window', async () => {
    const now = new Date('2026-05-04T09:30:00.500Z');
    await opened.windows.hit('behind', 1, now);
    const behind = new Date(now.getTime() - 1);
    expect(await opened.other.hit('behind', 1, behind)).toMatchObject({ allowed: false, resetSeconds: 60 });
  });

  test('no 60 seconds ever hold more than the limit, whatever the pace', async () => {
    const { windows } = opened;
    const clock = movedClock();
    const passed: number[] = [];
    for (let call = 0; call < 120; call += 1) {
      clock.advance((call * 7919) % 4000);
      if ((await windows.hit('pace', 7, clock.now())).allowed) passed.push(clock.now().getTime());
    }
    for (const [index, time] of passed.entries()) {
      const eighth = passed[index + 7];
      if (eighth !== undefined) expect(eighth - time).toBeGreaterThanOrEqual(WINDOW_MS);
    }
    expect(passed.length).toBeGreaterThan(14);
  });

  test('a refused call does not count, and keys do not touch one another', async () => {
    const { windows } = opened;
    const clock = movedClock();
    await windows.hit('one', 1, clock.now());
    clock.advance(30_000);
    expect((await windows.hit('one', 1, clock.now())).allowed).toBe(false);
    expect((await windows.hit('two', 1, clock.now())).allowed).toBe(true);
    clock.advance(30_000);
    expect((await windows.hit('one', 1, clock.now())).allowed).toBe(true);
  });

  test('a call counts in the window of the whole too, or in neither', async () => {
    const { windows, other } = opened;
    const clock = movedClock();
    const whole = { key: 'whole', limit: 3 };
    const hit = (key: string, limit = 2) => windows.hit(key, limit, clock.now(), whole);
    expect(await hit('part one')).toEqual({ allowed: true, remaining: 1, resetSeconds: 60 });
    clock.advance(10_000);
    expect(await hit('part one')).toMatchObject({ allowed: true, remaining: 0 });
    expect(await hit('part one')).toEqual({ allowed: false, remaining: 0, resetSeconds: 50 });
    expect(await hit('part two')).toMatchObject({ allowed: true, remaining: 1 });
    expect(await hit('part two')).toEqual({ allowed: false, remaining: 0, resetSeconds: 50, isWhole: true });
    expect(await other.hit('part three', 1, clock.now(), whole)).toMatchObject({ isWhole: true });
    clock.advance(50_000);
    expect(await hit('part three', 1)).toEqual({ allowed: true, remaining: 0, resetSeconds: 60 });
    clock.advance(10_000);
    expect(await hit('part two')).toMatchObject({ allowed: true, remaining: 1 });
  });

  test('exactly the limit of the whole passes among parallel calls of its parts', async () => {
    const now = new Date('2026-05-04T09:30:00Z');
    const whole = { key: 'parallel whole', limit: 40 };
    await opened.windows.hit('part 0', 100, now, whole);
    const verdicts = await Promise.all(
      Array.from({ length: 60 }, (_, call) =>
        (call % 2 === 0 ? opened.windows : opened.other).hit(`part ${call % 5}`, 100, now, whole),
      ),
    );
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(39);
    expect(verdicts.filter(({ isWhole }) => isWhole === true)).toHaveLength(21);
  });

  test('a large limit is exact too, and its calls leave together, never early', async () => {
    const { windows } = opened;
    const clock = movedClock();
    const limit = 1001;
    const hit = () => windows.hit('large', limit, clock.now());
    clock.advance(1);
    const verdicts = await Promise.all(Array.from({ length: limit + 20 }, hit));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(limit);
    clock.advance(WINDOW_MS);
    expect((await hit()).allowed).toBe(false);
    clock.advance(99);
    expect(await hit()).toMatchObject({ allowed: true, remaining: limit - 1 });
  });
});

test('windows in memory are swept when they are over, and never are more than the most', async () => {
  const clock = movedClock();
  const windows = memoryRateWindows(2000);
  for (let call = 0; call < 1500; call += 1) await windows.hit(`old ${call}`, 1, clock.now());
  expect(windows.count).toBe(1500);
  clock.advance(WINDOW_MS);
  for (let call = 0; call < 1000; call += 1) await windows.hit('new', 1, clock.now());
  expect(windows.count).toBe(1);
  for (let call = 0; call < 5000; call += 1) await windows.hit(`many ${call}`, 1, clock.now());
  expect(windows.count).toBe(2000);
});

test('windows in Redis expire by themselves, two windows after their last request', async ({ skip }) => {
  skip(redisAbsence !== undefined, redisAbsence);
  const redis = await startRedis();
  const windows = await openRedisRateWindows(redis.url, () => {});
  const client = await createClient({ url: redis.url }).connect();
  for (const limit of [1, 5000]) await windows.hit('seen', limit, new Date());
  await windows.hit('seen', 1, new Date());
  const keys = await client.keys('*');
  expect(keys.sort()).toEqual(['rate:{seen}', 'rate:{seen}:total']);
  for (const key of keys) {
    const left = await client.pTTL(key);
    expect(left).toBeGreaterThan(WINDOW_MS);
    expect(left).toBeLessThanOrEqual(2 * WINDOW_MS);
  }
  client.destroy();
  await windows.close();
  await redis.stop();
});

test('the window in memory that was idle longest is forgotten when there are too many', async () => {
  const clock = movedClock();
  const windows = memoryRateWindows(3);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await windows.hit(key, 1, clock.now());
  expect((await windows.hit('a', 1, clock.now())).allowed).toBe(false);
  expect((await windows.hit('b', 1, clock.now())).allowed).toBe(true);
});

test.each(databases)('expired windows are deleted on $name', async ({ open }) => {
  const database = await open();
  const store = rateWindowStore(database.kysely);
  const clock = movedClock();
  const keys = async () =>
    (await database.kysely.selectFrom('rate_window').select('window_key').execute()).map(
      (row) => row.window_key,
    );
  await store.hit('old', 5, clock.now());
  clock.advance(WINDOW_MS);
  await store.hit('new', 5, clock.now());
  // More than one statement deletes.
  await sql`
    INSERT INTO rate_window (window_key, times, counts, allowed, expires_at)
    SELECT 'many ' || number, '{}', '{}', true, ${clock.now().toISOString()}::timestamptz
    FROM generate_series(1, 10001) AS number`.execute(database.kysely);
  await store.deleteExpired(clock.now());
  expect(await keys()).toEqual(['new']);
  await database.close();
});
