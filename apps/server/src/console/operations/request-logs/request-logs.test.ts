import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  postgres,
  sampledDatabases,
  type TestDatabase,
} from '../../../../test/harness/processes/databases.ts';
import { sampleRequestLog } from '../../../../test/harness/seed/sample-request-log.ts';
import { type SeededBusiness, seedBusiness } from '../../../../test/harness/seed/seed-business.ts';
import {
  type ConsoleServer,
  type Person,
  SYSTEM,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { startServer } from '../../../../test/harness/worlds/server.ts';
import { openTokenDesk } from '../../../../test/harness/worlds/token-desk.ts';
import type { Business } from '../../../domain/accounts/business.ts';
import type { RequestLog } from '../../../domain/request-logs/request-log.ts';
import { requestLogStore } from '../../../storage/requests/postgres-request-log-store.ts';

const LOGS = '/console/v1/request_logs';

interface Listed {
  readonly data: readonly {
    readonly id: string;
    readonly duration_ms: number;
    readonly created_at: string;
  }[];
  readonly pagination: { readonly next_cursor?: string; readonly previous_cursor?: string };
}

describe.each(sampledDatabases)('request logs on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });

  /** Calls the API for a business, and waits for the log of the call. */
  async function logged(
    of: SeededBusiness,
    target: string,
    headers: Readonly<Record<string, string>> = { authorization: of.authorization },
  ) {
    const [method = 'GET', path = ''] = target.split(' ');
    const response = await fetch(console.apiAddress + path, { method, headers });
    await response.arrayBuffer();
    const id = response.headers.get('x-request-id');
    const read = async () => {
      await console.services.requestLogBuffer.flush();
      return console.call(`GET ${LOGS}/${id}`, { headers: { authorization: of.authorization } });
    };
    // It is logged once the connection has finished the response.
    await expect.poll(async () => (await read()).status).toBe(200);
    const { body } = await read();
    const { data } = Object(body);
    return { response, data: data as Listed['data'][number] };
  }

  describe('what is logged', () => {
    let of: SeededBusiness;
    beforeAll(async () => {
      of = await seedBusiness(database);
    });

    test('a call with an API key: its path without the query, its operation, credential, profile and caller', async () => {
      const { response, data } = await logged(of, 'GET /v1/balances/NGN?secret=1', {
        authorization: of.authorization,
        'x-bu-profile-id': of.customerId,
      });
      expect(response.status).toBe(404);
      expect(data).toEqual({
        id: response.headers.get('x-request-id'),
        method: 'GET',
        path: '/v1/balances/NGN',
        endpoint: '/v1/balances/{id_or_code}',
        status: 404,
        error_name: 'not_found',
        duration_ms: expect.any(Number),
        credential: { kind: 'api_key', id: of.apiKeyId },
        profile_id: of.customerId,
        address: '127.0.0.1',
        created_at: expect.any(String),
      });
      const arrived = console.clock.now().getTime() - data.duration_ms;
      expect(new Date(data.created_at).getTime()).toBe(arrived);
    });

    test('a call that succeeds has no error, and one that names no profile none', async () => {
      const { data } = await logged(of, 'GET /v1/balances');
      expect(data).toMatchObject({ status: 200, endpoint: '/v1/balances' });
      expect(data).not.toHaveProperty('error_name');
      expect(data).not.toHaveProperty('profile_id');
    });

    test('a call with a public key', async () => {
      const { data } = await logged(of, 'GET /v1/payment_requests/PAYR_0000000000000000', {
        'x-bu-public-key': of.publicKey,
      });
      expect(data).toMatchObject({ credential: { kind: 'public_key', id: of.publicKeyId } });
    });

    test('a call with an access token names its app, in the business that the token opens', async () => {
      const owner = await seedBusiness(database);
      const desk = await openTokenDesk(console, { owner, opened: of });
      const { data } = await logged(of, 'GET /v1/balances', { authorization: await desk.bearer() });
      expect(data).toMatchObject({ status: 200, credential: { kind: 'oauth_app', id: desk.app.id } });
    });

    test('a refusal before the operation', async () => {
      const { data } = await logged(of, 'POST /v1/quotes', {
        authorization: of.authorization,
        accept: 'text/html',
      });
      expect(data).toMatchObject({
        status: 406,
        error_name: 'not_acceptable',
        endpoint: '/v1/quotes',
      });
    });

    test.each([
      ['GET /v1/balanecs', 404, 'not_found'],
      ['PATCH /v1/balances', 405, 'method_not_allowed'],
      ['GET /v1/%zz', 400, 'bad_request'],
    ])('%s has no endpoint', async (target, status, error_name) => {
      const { data } = await logged(of, target);
      const [method, path] = target.split(' ');
      expect(data).toMatchObject({ method, path, status, error_name });
      expect(data).not.toHaveProperty('endpoint');
    });

    test('neither calls without a valid credential nor those of the console', async () => {
      const other = await seedBusiness(database);
      const bearer = { authorization: `${other.authorization}x` };
      for (const headers of [{}, bearer]) {
        for (const path of ['/v1/balances', '/v1/nowhere']) {
          await fetch(console.apiAddress + path, { headers }).then((response) => response.arrayBuffer());
        }
      }
      await console.call(`GET ${LOGS}`, { headers: { authorization: other.authorization } });
      const { response } = await logged(other, 'GET /v1/balances');
      const { body } = await console.call(`GET ${LOGS}`, { headers: { authorization: other.authorization } });
      expect((body as Listed).data.map(({ id }) => id)).toEqual([response.headers.get('x-request-id')]);
    });
  });
});

describe.each([postgres])('the operations of request logs on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let viewer: Person;
  let foreigner: Person;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
    business = await console.business();
    viewer = await console.person({ business, role: 'viewer' });
    foreigner = await console.person({ business: await console.business('Curie Institute') });
    const log = (n: number, facts: Partial<RequestLog>) =>
      sampleRequestLog({
        businessId: business.id,
        id: `req_000000000000${n}`,
        createdAt: new Date(`2026-05-04T10:00:0${n}.500000Z`),
        ...facts,
      });
    await requestLogStore(database.kysely).write(
      [
        log(1, { path: '/v1/quotes', method: 'POST', status: 201 }),
        log(2, {
          path: '/v1/transfers',
          method: 'POST',
          status: 422,
          errorName: 'insufficient_balance',
          credential: { kind: 'api_key', id: 'APK_2' },
        }),
        log(3, { path: '/v1/transfers/TRF_1', status: 404, errorName: 'resource_not_found' }),
        log(4, { path: '/v1/transfers%2F', method: 'PROPFIND', status: 405, endpoint: undefined }),
        log(5, { path: '/v1/transfers', method: 'POST', status: 503, errorName: 'service_unavailable' }),
      ],
      false,
    );
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });

  const list = async (query = '', as = viewer) => {
    const answer = await console.call(`GET ${LOGS}?${query}`, { as });
    return { ...(answer.body as Listed), status: answer.status };
  };
  const numbers = async (query = '', as = viewer) => {
    const { status, data } = await list(query, as);
    expect(status).toBe(200);
    return data.map(({ id }) => Number(id.slice(-1)));
  };
  const keyWith = async (scopes: readonly ('events:read' | 'balances:read')[]) => {
    const { credential } = await console.accounts.apiKeys.create(SYSTEM, business.id, {
      name: 'Logs',
      scopes,
    });
    return { authorization: `Bearer ${credential}` };
  };

  describe('listRequestLogs', () => {
    test('200: the newest first, without a filter all of them', async () => {
      expect(await numbers()).toEqual([5, 4, 3, 2, 1]);
      expect(await numbers('sort=asc')).toEqual([1, 2, 3, 4, 5]);
    });

    test.each([
      ['status=422', [2]],
      ['status=4XX', [4, 3, 2]],
      ['status=4XX&status=422', [4, 3, 2]],
      ['status=201&status=5XX', [5, 1]],
      ['status=1XX', []],
      ['method=POST', [5, 2, 1]],
      ['method=GET&method=DELETE', [3]],
      ['method=POST&status=4XX', [2]],
      ['path=/v1/transfers', [5, 4, 3, 2]],
      ['path=/v1/transfers/', [3]],
      ['path=/v1/transfers%252F', [4]],
      ['path=/v1/transfers%25', [4]],
      ['path=/v1/transfers_', []],
      ['path=/v1/Transfers', []],
      ['request_id=req_0000000000003', [3]],
      ['request_id=req_0000000000009', []],
      ['from=2026-05-04T10:00:02.5Z', [5, 4, 3, 2]],
      ['to=2026-05-04T10:00:02.5Z', [1]],
      ['from=2026-05-04T10:00:02Z&to=2026-05-04T10:00:04.500001Z&path=/v1/transfers&status=4XX', [4, 3, 2]],
    ])('200: filtered by %s', async (query, expected) => {
      expect(await numbers(query)).toEqual(expected);
    });

    test('200: page by page, there and back', async () => {
      const first = await list('limit=2&path=/v1/transfers');
      const second = await list(`limit=2&path=/v1/transfers&cursor=${first.pagination.next_cursor}`);
      const back = await list(`limit=2&path=/v1/transfers&cursor=${second.pagination.previous_cursor}`);
      expect(second.data.map(({ id }) => id.slice(-1))).toEqual(['3', '2']);
      expect(second.pagination.next_cursor).toBeUndefined();
      expect(back.data).toEqual(first.data);
    });

    test('200: with an API key that has events:read, by its own cursors', async () => {
      const headers = await keyWith(['events:read']);
      const first = await console.call(`GET ${LOGS}?limit=3`, { headers });
      const cursor = first.text('pagination.next_cursor');
      const next = await console.call(`GET ${LOGS}?limit=3&cursor=${cursor}`, { headers });
      expect((next.body as Listed).data.map(({ id }) => id.slice(-1))).toEqual(['2', '1']);
      const others = await keyWith(['events:read']);
      expect((await console.call(`GET ${LOGS}?limit=3&cursor=${cursor}`, { headers: others })).status).toBe(
        400,
      );
    });

    test('200: nothing of another business', async () => {
      expect(await numbers('', foreigner)).toEqual([]);
      expect(await numbers('request_id=req_0000000000003', foreigner)).toEqual([]);
    });

    test.each([
      'status=600',
      'status=4xx',
      'path=v1',
      'path=/v1/%00',
      'method=TRACE',
      'from=yesterday',
      'request_id=1',
      'cursor=x',
    ])('400: %s', async (query) => {
      expect((await list(query)).status).toBe(400);
    });

    test('401: no credential', async () => {
      expect((await console.call(`GET ${LOGS}`)).status).toBe(401);
    });

    test('403: an API key without events:read', async () => {
      const headers = await keyWith(['balances:read']);
      expect((await console.call(`GET ${LOGS}`, { headers })).status).toBe(403);
    });
  });

  describe('getRequestLog', () => {
    const get = (id: string, as = viewer) => console.call(`GET ${LOGS}/${id}`, { as });

    test('200: the log', async () => {
      const answer = await get('req_0000000000002');
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          status: 'success',
          message: 'Request log retrieved.',
          data: {
            id: 'req_0000000000002',
            method: 'POST',
            path: '/v1/transfers',
            endpoint: '/v1/balances',
            status: 422,
            error_name: 'insufficient_balance',
            duration_ms: 4,
            credential: { kind: 'api_key', id: 'APK_2' },
            address: '203.0.113.24',
            created_at: '2026-05-04T10:00:02.500000Z',
          },
        },
      ]);
    });

    test('401: no credential', async () => {
      expect((await console.call(`GET ${LOGS}/req_0000000000002`)).status).toBe(401);
    });

    test('403: an API key without events:read', async () => {
      const headers = await keyWith(['balances:read']);
      expect((await console.call(`GET ${LOGS}/req_0000000000002`, { headers })).status).toBe(403);
    });

    test('404: no such request, or one of another business', async () => {
      for (const answer of [await get('req_0000000000009'), await get('req_0000000000002', foreigner)]) {
        expect(answer.status).toBe(404);
      }
    });
  });
});

test('a server that stops writes the logs of its last requests first', async ({ onTestFinished }) => {
  const database = await postgres.open();
  onTestFinished(() => database.close());
  const server = await startServer({ database });
  const { businessId, authorization } = await server.seedBusiness();
  const response = await server.call('/v1/balances', { headers: { authorization } });
  await response.arrayBuffer();
  await server.stop();
  const log = await requestLogStore(database.kysely).find(
    businessId,
    response.headers.get('x-request-id') ?? '',
  );
  expect(log?.status).toBe(200);
});
