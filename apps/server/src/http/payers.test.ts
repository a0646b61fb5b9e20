import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { type RedisServer, redisAbsence, startRedis } from '../../test/harness/processes/redis.ts';
import type { SeededBusiness } from '../../test/harness/seed/seed-business.ts';
import { type MovedClock, movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { byAddress, byBank, dataOf, PaymentDesk } from '../../test/harness/worlds/payment-desk.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';

/** The places where calls are counted: in memory with the embedded database, in PostgreSQL, and in Redis. */
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

describe.each(databases)('payments of payers to one business, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let server: TestServer;
  let desk: PaymentDesk;

  beforeEach(async () => {
    database = await open();
    clock = movedClock();
    const environment = { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '100' };
    server = await startServer({ database, clock, environment });
    desk = new PaymentDesk(server, database, await server.seedBusiness());
  });
  afterEach(async () => {
    await server.stop();
    await database.close();
  });

  const unchosen = { ...byAddress, pay_in: { type: 'balance' } };
  const ask = (from: string, body: object = unchosen, headers = {}, by = desk, path = '/payments/requests') =>
    by.callPublicly(path, { method: 'POST', body, headers: { 'X-Forwarded-For': from, ...headers } });
  const askOften = async (count: number, from: string) => {
    const answers = await Promise.all(Array.from({ length: count }, () => ask(from)));
    return answers.filter(({ status }) => status === 201).length;
  };

  test('of one network are fifty at once, then one after each pause; other networks and businesses go on', async () => {
    expect(await askOften(60, '192.0.2.1')).toBe(50);
    const refused = await ask('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      429,
      '60',
      {
        error: {
          name: 'too_many_requests',
          message: 'Too many payments to this business were started from this network. Wait 60 seconds.',
        },
      },
    ]);
    const open = {
      name: 'Gift',
      title: 'A gift',
      description: 'Any amount.',
      type: 'donation',
      fixed: false,
      one_time: false,
      allow_customer_amount: true,
      target_currency: 'NGN',
    };
    const link = await dataOf(await desk.call('/payments/links', { method: 'POST', body: open }), 201);
    const { source_currency, pay_in } = byBank;
    const gift = { source_currency, pay_in, quote_amount: '5000', quote_currency: 'NGN' };
    const ofLink = (from: string) =>
      ask(from, gift, { 'X-BU-PUBLIC-KEY': link.pub_key }, desk, `/payments/links/${link.id}/requests`);
    expect([(await ofLink('192.0.2.1')).status, (await ofLink('192.0.2.2')).status]).toEqual([429, 201]);
    const neighbour = new PaymentDesk(server, database, await server.seedBusiness());
    expect((await ask('192.0.2.1', unchosen, {}, neighbour)).status).toBe(201);
    expect((await desk.call('/payments/requests', { method: 'POST', body: byAddress })).status).toBe(201);
    clock.advance(60_000);
    expect([(await ask('192.0.2.1')).status, (await ask('192.0.2.1')).headers.get('retry-after')]).toEqual([
      201,
      '120',
    ]);
  });

  test('of one network are counted by the /64 of IPv6, and neither for a repeat nor for a mistake', async () => {
    expect(await askOften(49, '2001:db8:0:1::1')).toBe(49);
    const mistake = await ask('2001:db8:0:1::1', { ...byAddress, source_currency: 'XXX' });
    expect(mistake.status).toBe(400);
    const key = { 'Idempotency-Key': 'one-payment' };
    for (let time = 0; time < 3; time += 1) {
      expect((await ask('2001:db8:0:1::1', unchosen, key)).status).toBe(201);
    }
    expect((await ask('2001:db8:0:1::2')).status).toBe(429);
    expect((await ask('2001:db8:0:2::1')).status).toBe(201);
  });
});
