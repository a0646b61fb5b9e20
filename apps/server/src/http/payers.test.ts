import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, postgres, type TestDatabase } from '../../test/harness/databases.ts';
import { movedClock } from '../../test/harness/moved-clock.ts';
import { type RedisServer, redisAbsence, startRedis } from '../../test/harness/redis.ts';
import type { SeededBusiness } from '../../test/harness/seed-business.ts';
import { startServer, type TestServer } from '../../test/harness/server.ts';

/** Where calls are counted: in memory on the embedded database, in PostgreSQL, and in Redis. */
const kinds = [
  ...databases.map(({ name, open }) => ({ name, open, counter: async () => undefined })),
  ...(redisAbsence === undefined ? [{ name: 'Redis', open: postgres.open, counter: startRedis }] : []),
];

describe.each(kinds)('payers with one public key, counted on $name', ({ open, counter }) => {
  let database: TestDatabase;
  let redis: RedisServer | undefined;
  let server: TestServer;
  let business: SeededBusiness;

  beforeEach(async () => {
    [database, redis] = await Promise.all([open(), counter()]);
    server = await startServer({
      database,
      clock: movedClock(),
      environment: {
        TRUSTED_PROXIES: '127.0.0.1',
        RATE_LIMIT_PER_MINUTE: '3',
        BUSINESS_RATE_FACTOR: '3',
        ...(redis && { REDIS_URL: redis.url }),
      },
    });
    business = await server.seedBusiness();
  });
  afterEach(async () => {
    await server.stop();
    await Promise.all([database.close(), redis?.stop()]);
  });

  const pay = (from: string) =>
    server.call('/v1/payments/requests', {
      method: 'POST',
      body: '{}',
      headers: {
        'X-BU-PUBLIC-KEY': business.publicKey,
        'Content-Type': 'application/json',
        'X-Forwarded-For': from,
      },
    });
  const statusesOf = async (count: number, from: string) => {
    const statuses: number[] = [];
    for (let call = 0; call < count; call += 1) statuses.push((await pay(from)).status);
    return statuses;
  };
  const ofKey = async () =>
    (await server.call('/v1/balances', { headers: { Authorization: business.authorization } })).status;

  test('are limited by their own network, and shut out nobody else', async () => {
    expect(await statusesOf(4, '192.0.2.1')).toEqual([400, 400, 400, 429]);
    const refused = await pay('192.0.2.1');
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '60',
      'x-rate-limit': '3',
      ratelimit: '"payments";r=0;t=60',
      'ratelimit-policy': '"payments";q=3;w=60',
    });
    const other = await pay('192.0.2.2');
    expect([other.status, other.headers.get('ratelimit')]).toEqual([400, '"payments";r=2;t=60']);
    expect(await statusesOf(3, '2001:db8:0:1::1')).toEqual([400, 400, 400]);
    expect(await statusesOf(1, '2001:db8:0:1::2')).toEqual([429]);
    expect(await statusesOf(1, '2001:db8:0:2::1')).toEqual([400]);
  });

  test('take nothing of the window of the API keys, nor these of theirs, and are bounded together', async () => {
    for (const network of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      expect(await statusesOf(3, network)).toEqual([400, 400, 400]);
    }
    const beyond = await pay('192.0.2.4');
    expect([beyond.status, await beyond.json()]).toMatchObject([
      429,
      {
        error: {
          message:
            'The limit of 9 requests per minute of the business, over all of its public keys and payment links, was exceeded. Wait 60 seconds.',
        },
      },
    ]);
    expect([await ofKey(), await ofKey(), await ofKey()]).toEqual([200, 200, 200]);
  });
});
