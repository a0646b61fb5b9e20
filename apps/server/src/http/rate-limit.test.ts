import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { type MovedClock, movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { networkOf } from './rate-limit.ts';

describe.each([postgres])('rate limits on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let server: TestServer;

  beforeEach(async () => {
    database = await open();
    clock = movedClock();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '3' } });
  });
  afterEach(async () => {
    await server.stop();
    await database.close();
  });

  const statusesOf = async (count: number, path: string, headers: Record<string, string>) => {
    const statuses: number[] = [];
    for (let call = 0; call < count; call += 1) {
      const response = await server.call(path, { headers });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    return statuses;
  };

  test('a credential is limited per resource, is told so, and goes on when the window has rolled', async () => {
    const { authorization } = await server.seedBusiness();
    const headers = { Authorization: authorization };
    const first = await server.call('/v1/balances', { headers });
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'x-rate-limit': '3',
      ratelimit: '"balances";r=2;t=60',
      'ratelimit-policy': '"balances";q=3;w=60',
    });
    clock.advance(15_000);
    expect(await statusesOf(2, '/v1/balances/NGN', headers)).toEqual([404, 404]);
    const refused = await server.call('/v1/balances', { headers });
    expect(refused.status).toBe(429);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '45',
      'x-rate-limit': '3',
      ratelimit: '"balances";r=0;t=45',
    });
    expect(await refused.json()).toMatchObject({
      error: {
        name: 'too_many_requests',
        message: 'The limit of 3 requests per minute was exceeded. Wait 45 seconds.',
      },
    });
    expect(await statusesOf(1, '/v1/customers/industries', headers)).toEqual([200]);
    clock.advance(44_999);
    expect(await statusesOf(1, '/v1/balances', headers)).toEqual([429]);
    clock.advance(1);
    expect(await statusesOf(2, '/v1/balances', headers)).toEqual([200, 429]);
  });

  test('a credential with a limit of its own goes by that, and others are not touched', async () => {
    const narrow = await server.seedBusiness({ rateLimit: 1 });
    const wide = await server.seedBusiness({ rateLimit: 5 });
    expect(await statusesOf(2, '/v1/balances', { Authorization: narrow.authorization })).toEqual([200, 429]);
    expect(await statusesOf(6, '/v1/balances', { Authorization: wide.authorization })).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
  });

  test('public operations, missing credentials and unknown routes count per address', async () => {
    expect(await statusesOf(4, '/v1/countries?limit=1', {})).toEqual([200, 200, 200, 429]);
    expect(await statusesOf(4, '/v1/balances', {})).toEqual([401, 401, 401, 429]);
    expect(await statusesOf(4, '/v1/nothing', {})).toEqual([404, 404, 404, 429]);
  });

  test('wrong credentials of an address are limited over all resources; right ones go on', async () => {
    const { authorization } = await server.seedBusiness();
    const right = { Authorization: authorization };
    expect(await statusesOf(1, '/v1/balances', right)).toEqual([200]);
    const paths = ['/v1/balances', '/v1/quotes/QUO_1', '/v1/transfers', '/v1/customers', '/v1/recipients'];
    const statuses = await Promise.all(
      paths.map(
        async (path, index) =>
          (await server.call(path, { headers: { Authorization: `Bearer wrong${index}` } })).status,
      ),
    );
    expect(statuses.sort()).toEqual([401, 401, 401, 429, 429]);
    const blocked = await server.call('/v1/balances', { headers: { Authorization: 'Bearer another' } });
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('60');
    expect(await statusesOf(1, '/v1/balances', right)).toEqual([200]);
    clock.advance(60_000);
    expect(await statusesOf(1, '/v1/balances', { Authorization: 'Bearer another' })).toEqual([401]);
  });

  test('a right credential is never refused because others behind its address guess', async () => {
    const { authorization } = await server.seedBusiness();
    const wrong = { Authorization: 'Bearer guess' };
    expect(await statusesOf(5, '/v1/balances', wrong)).toEqual([401, 401, 401, 429, 429]);
    expect(await statusesOf(4, '/v1/balances', { Authorization: authorization })).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await statusesOf(1, '/v1/transfers', wrong)).toEqual([429]);
  });

  test('a method that a path does not have counts for the resource of the path, and for a credential that is right', async () => {
    const remove = async (path: string, headers: Record<string, string> = {}) => {
      const response = await server.call(path, { method: 'DELETE', headers });
      return [response.status, response.headers.get('ratelimit')];
    };
    expect(await statusesOf(4, '/v1/nothing', {})).toEqual([404, 404, 404, 429]);
    expect(await remove('/v1/countries')).toEqual([405, '"countries";r=2;t=60']);
    expect(await statusesOf(3, '/v1/countries?limit=1', {})).toEqual([200, 200, 429]);
    expect(await remove('/v1/countries')).toEqual([429, '"countries";r=0;t=60']);

    const { authorization } = await server.seedBusiness({ rateLimit: 2 });
    expect(await remove('/v1/balances')).toEqual([405, '"balances";r=2;t=60']);
    expect(await remove('/v1/balances', { Authorization: authorization })).toEqual([
      405,
      '"balances";r=1;t=60',
    ]);
    expect(await statusesOf(2, '/v1/balances', { Authorization: authorization })).toEqual([200, 429]);
    expect(await remove('/v1/balances', { Authorization: 'Bearer wrong' })).toEqual([
      405,
      '"balances";r=2;t=60',
    ]);
  });

  test('what is not counted tells of no limit, and a path that cannot be read is counted', async () => {
    const options = await server.call('/v1/balances', { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    for (const name of ['x-rate-limit', 'ratelimit', 'ratelimit-policy']) {
      expect(options.headers.has(name)).toBe(false);
    }
    const unreadable = async () => {
      const response = await server.call('/v1/%ff');
      return [response.status, response.headers.get('ratelimit')];
    };
    expect(await unreadable()).toEqual([400, '"unknown";r=2;t=60']);
    expect(await statusesOf(2, '/v1/nothing', {})).toEqual([404, 404]);
    expect(await unreadable()).toEqual([429, '"unknown";r=0;t=60']);
  });

  test('the limit comes before the profile, and the profile before the scope', async () => {
    const [{ authorization }, other] = await Promise.all([
      server.seedBusiness({ scopes: ['quotes:read'] }),
      server.seedBusiness(),
    ]);
    const foreign = { Authorization: authorization, 'X-BU-PROFILE-ID': other.businessId };
    expect(await statusesOf(1, '/v1/balances', foreign)).toEqual([404]);
    expect(await statusesOf(1, '/v1/balances', { Authorization: authorization })).toEqual([403]);
    expect(await statusesOf(2, '/v1/balances', foreign)).toEqual([404, 429]);
  });
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
