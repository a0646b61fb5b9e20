import type { ErrorBody } from '@finops/contract';
import { type Call, Fault } from '@finops/contract-express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import type { SeededBusiness } from '../../test/harness/seed/seed-business.ts';
import { type MovedClock, movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { readConfig } from '../config/config.ts';
import { openLog } from '../observability/logger.ts';
import { observeAll } from '../observability/observer.ts';
import { sharedSettings } from './shared-settings.ts';

async function errorOf(response: Response): Promise<ErrorBody> {
  expect(response.headers.get('content-type')).toContain('application/json');
  const body: ErrorBody = await response.json();
  expect(body).toMatchObject({ status: 'error', message: body.error.message });
  return body;
}

describe.each([postgres])('the pipeline on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let server: TestServer;
  let one: SeededBusiness;
  let other: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    clock = movedClock();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '1000' } });
    one = await server.seedBusiness();
    other = await server.seedBusiness();
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) => server.call(path, { headers });

  describe('authentication', () => {
    test('lets an API key in, and tells its request id', async () => {
      const response = await get('/v1/balances', {
        Authorization: one.authorization,
        'X-Request-Id': 'req_mine',
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9A-Za-z]{16}$/);
    });

    test.each([
      ['nothing', {}, ''],
      ['an empty bearer', { Authorization: 'Bearer ' }, ''],
      ['another scheme', { Authorization: 'Basic a2V5OnNlYw==' }, ''],
      ['noise', { Authorization: 'Bearer noise' }, ', error="invalid_token"'],
    ])('refuses %s with 401', async (_what, headers, error) => {
      const response = await get('/v1/balances', headers);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe(
        `Bearer realm="financial-operations-api"${error}`,
      );
      expect((await errorOf(response)).error.name).toBe('unauthorized');
    });

    test('refuses the right key with a wrong secret, and a key of nobody', async () => {
      const [, bearer = ''] = one.authorization.split(' ');
      const pair = Buffer.from(bearer, 'base64').toString();
      for (const wrong of [
        pair.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
        pair.replace(/^key_./, 'key_-'),
      ]) {
        const value = Buffer.from(wrong).toString('base64');
        expect((await get('/v1/balances', { Authorization: `Bearer ${value}` })).status).toBe(401);
      }
    });

    test('needs nothing on public operations, and overlooks a wrong credential there', async () => {
      expect((await get('/v1/countries?limit=1')).status).toBe(200);
      expect((await get('/v1/countries?limit=1', { Authorization: 'Bearer wrong' })).status).toBe(200);
    });

    test('takes a public key where the contract does, and only there', async () => {
      const headers = { 'X-BU-PUBLIC-KEY': one.publicKey };
      expect((await get('/v1/payments/requests/PAYR_5pXw8RkJ2vTq9LmB', headers)).status).toBe(404);
      expect((await get('/v1/payments/requests', headers)).status).toBe(401);
      const wrong = await get('/v1/payments/requests/PAYR_5pXw8RkJ2vTq9LmB', {
        'X-BU-PUBLIC-KEY': 'pub_wrong',
      });
      expect(wrong.status).toBe(401);
    });

    test('a revoked key is dead at once', async () => {
      const { authorization, apiKeyId } = await server.seedBusiness();
      expect((await get('/v1/balances', { Authorization: authorization })).status).toBe(200);
      await database.kysely.deleteFrom('api_key_directory').where('api_key_id', '=', apiKeyId).execute();
      expect((await get('/v1/balances', { Authorization: authorization })).status).toBe(401);
    });
  });

  describe('profiles', () => {
    test.each([
      ['absent', () => undefined],
      ['empty', () => ''],
      ['the business', () => one.businessId],
      ['a customer of it', () => one.customerId],
    ])('%s is taken', async (_what, profile) => {
      const id = profile();
      const headers = {
        Authorization: one.authorization,
        ...(id !== undefined && { 'X-BU-PROFILE-ID': id }),
      };
      expect((await get('/v1/balances', headers)).status).toBe(200);
    });

    test('foreign, unknown and malformed ones are 404, all with the same body', async () => {
      const bodies = await Promise.all(
        [other.businessId, other.customerId, 'CUS_unknown000000000', 'x', '../BUS', 'B'.repeat(4000)].map(
          async (id) => {
            const response = await get('/v1/balances', {
              Authorization: one.authorization,
              'X-BU-PROFILE-ID': id,
            });
            expect(response.status).toBe(404);
            return JSON.stringify(await errorOf(response));
          },
        ),
      );
      expect(new Set(bodies).size).toBe(1);
      expect(bodies[0]).toContain('resource_not_found');
    });

    test('a public key acts for its business only', async () => {
      const headers = { 'X-BU-PUBLIC-KEY': one.publicKey, 'X-BU-PROFILE-ID': one.customerId };
      expect((await get('/v1/payments/requests/PAYR_5pXw8RkJ2vTq9LmB', headers)).status).toBe(404);
    });
  });

  describe('scopes', () => {
    test('a missing one is 403 insufficient_scope and named', async () => {
      const { authorization } = await server.seedBusiness({ scopes: ['quotes:read'] });
      const response = await get('/v1/balances', { Authorization: authorization });
      expect(response.status).toBe(403);
      const { error } = await errorOf(response);
      expect(error.name).toBe('insufficient_scope');
      expect(error.message).toContain('`balances:read`');
    });

    test('all of several are demanded, and only the missing ones named', async () => {
      const { authorization } = await server.seedBusiness({ scopes: ['stocks:read'] });
      const response = await get('/v1/stocks/portfolio/AAPL', { Authorization: authorization });
      const { error } = await errorOf(response);
      expect(error.message).toContain('`api:read`');
      expect(error.message).not.toContain('`stocks:read`');
    });

    test('an API key may not ask for pledge quotes at all (G25)', async () => {
      const response = await server.call('/v1/pledges/quotes', {
        method: 'POST',
        headers: { Authorization: one.authorization, 'Content-Type': 'application/json' },
        body: '{}',
      });
      expect(response.status).toBe(403);
      expect((await errorOf(response)).error.name).toBe('forbidden');
    });
  });

  test('X-BU-VERSION is refused after authentication (G19)', async () => {
    const refused = await get('/v1/balances', {
      Authorization: one.authorization,
      'X-BU-VERSION': '2024-01-01',
    });
    expect(refused.status).toBe(400);
    expect((await errorOf(refused)).error).toMatchObject({
      name: 'bad_request',
      message: expect.stringContaining('not accepted'),
    });
    expect((await get('/v1/countries', { 'X-BU-VERSION': '1' })).status).toBe(400);
    expect((await get('/v1/balances', { 'X-BU-VERSION': '1' })).status).toBe(401);
  });

  describe('errors', () => {
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      server.call(path, {
        method: 'POST',
        headers: { Authorization: one.authorization, 'Content-Type': 'application/json', ...headers },
        body,
      });

    test.each([
      ['a parameter', () => get('/v1/countries?limit=0'), 'request_validation'],
      [
        'an unknown parameter under strict handling',
        () => get('/v1/countries?x=1', { Prefer: 'handling=strict' }),
        'request_validation',
      ],
      ['broken JSON', () => post('/v1/balances', '{'), 'bad_request'],
      ['a cursor that was not given out', () => get('/v1/countries?cursor=abcd'), 'bad_request'],
      ['a body against its schema', () => post('/v1/balances', '{}'), 'schema_validation'],
      [
        'a body on an operation that knows only bad_request',
        () => post('/v1/addresses/regenerate', '{}'),
        'bad_request',
      ],
    ] as const)('400: %s', async (_what, call, name) => {
      const response = await call();
      expect(response.status).toBe(400);
      const { error, fields, schema } = await errorOf(response);
      expect(error.name).toBe(name);
      expect(fields === undefined).toBe(name === 'bad_request' && !error.message.includes('schema'));
      expect(schema === undefined).toBe(name !== 'schema_validation');
    });

    test('404 for an unknown route, 405 with Allow for an unknown method, both with a request id', async () => {
      const unknown = await get('/v1/nothing');
      expect(unknown.status).toBe(404);
      expect((await errorOf(unknown)).error.name).toBe('not_found');
      const method = await server.call('/v1/countries', { method: 'DELETE' });
      expect(method.status).toBe(405);
      expect(method.headers.get('allow')).toContain('GET');
      for (const response of [unknown, method]) expect(response.headers.get('x-request-id')).toMatch(/^req_/);
    });

    test('503 says when to come back, for an operation without a handler, and the log says where to write it', () => {
      const lines: object[] = [];
      const { errorReply } = sharedSettings({
        config: readConfig({}),
        services: server.services,
        logger: openLog('info', { write: (line) => void lines.push(JSON.parse(line)) }).logger,
        observer: observeAll([]),
        isOutage: () => false,
      });
      const responses = new Map([['503', {}]]);
      const operation = { id: 'listQuotes', path: '/v1/quotes', resource: 'quotes', responses };
      const call = { id: 'req_1', operation } as unknown as Call;
      const { status, headers, body } = errorReply(
        new Fault('unbuilt', 'This operation is not available yet.'),
        call,
      );
      expect([status, headers, body]).toMatchObject([
        503,
        { 'Retry-After': '3600' },
        { error: { name: 'service_unavailable' } },
      ]);
      expect(lines).toMatchObject([
        {
          operation: 'listQuotes',
          message:
            'the operation has no handler: write it in apps/server/src/http/operations/quotes/list-quotes.ts and name it in apps/server/src/http/operations/quotes/index.ts',
        },
      ]);
    });

    test('the issuer refuses in the words of RFC 6749, and no address has the operations of another', async () => {
      const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
      const refused = await fetch(`${server.issuer}/oauth2/token`, { ...form, body: 'grant_type=magic' });
      expect(refused.status).toBe(401);
      expect(refused.headers.get('cache-control')).toBe('no-store');
      expect(await refused.json()).toMatchObject({
        error: 'invalid_client',
        error_description: expect.any(String),
      });
      expect((await fetch(`${server.issuer}/v1/countries`)).status).toBe(404);
      expect((await fetch(`${server.api}/oauth2/token`, { ...form, body: '' })).status).toBe(404);
    });
  });

  test('a suspended business is refused with every one of its credentials (G98)', async () => {
    const business = await server.seedBusiness();
    await database.kysely
      .updateTable('business')
      .set({ kyb_status: 'suspended' })
      .where('business_id', '=', business.businessId)
      .execute();
    const byApiKey = await server.call('/v1/balances', {
      headers: { Authorization: business.authorization },
    });
    const byPublicKey = await server.call('/v1/payments/requests/PAYR_5pXw8RkJ2vTq9LmB', {
      headers: { 'X-BU-PUBLIC-KEY': business.publicKey },
    });
    for (const answer of [byApiKey, byPublicKey]) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: { name: 'forbidden' } });
    }
  });

  test('a creation is replayed over HTTP, and its contract headers with it', async () => {
    const send = () =>
      server.call('/v1/balances', {
        method: 'POST',
        headers: {
          Authorization: one.authorization,
          'Content-Type': 'application/json',
          'Idempotency-Key': 'open-ngn',
        },
        body: JSON.stringify({ currency: 'NGN' }),
      });
    const first = await send();
    const again = await send();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(await again.json()).toEqual(await first.json());
  });

  test('pages of any origin may call what a public key opens, and nothing else', async () => {
    const preflight = (path: string) =>
      server.call(path, {
        method: 'OPTIONS',
        headers: { Origin: 'https://shop.example.com', 'Access-Control-Request-Method': 'GET' },
      });
    const open = await preflight('/v1/payments/requests/PAYR_5pXw8RkJ2vTq9LmB');
    expect(open.headers.get('access-control-allow-origin')).toBe('*');
    expect((await preflight('/v1/balances')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('no response broke the contract', () => {
    expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

test('ACCEPT_LEGACY_HEADERS lets X-BU-VERSION pass', async ({ onTestFinished }) => {
  const database = await postgres.open();
  const server = await startServer({ database, environment: { ACCEPT_LEGACY_HEADERS: 'true' } });
  onTestFinished(async () => {
    await server.stop();
    await database.close();
  });
  expect((await server.call('/v1/countries', { headers: { 'X-BU-VERSION': '1' } })).status).toBe(200);
});
