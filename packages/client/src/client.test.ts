import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { failure, json, recorder, success as successOf } from '../test/answers.ts';
import { ApiError, createClient, TooManyRequestsError, UnexpectedAnswer, unwrap } from './index.ts';

const success = successOf([]);
const refusal = failure(
  429,
  'too_many_requests',
  { 'Retry-After': '12' },
  { fields: { limit: [{ reason: 'too large' }] } },
);

describe('credentials', () => {
  it.each([
    [{ apiKey: 'a2V5OnNlY3JldA==' }, 'Authorization', 'Bearer a2V5OnNlY3JldA=='],
    [{ accessToken: 'token' }, 'Authorization', 'Bearer token'],
    [{ accessToken: async () => 'fresh' }, 'Authorization', 'Bearer fresh'],
    [{ publicKey: 'pub_1' }, 'X-BU-PUBLIC-KEY', 'pub_1'],
  ])('sends %o as %s', async (credential, header, value) => {
    const { requests, fetch } = recorder(success);
    await createClient({ baseUrl: 'http://127.0.0.1:1', credential, fetch }).GET('/v1/balances');
    expect(requests[0]?.headers.get(header)).toBe(value);
  });

  it('asks for the present access token on each request', async () => {
    let count = 0;
    const { requests, fetch } = recorder(success);
    const client = createClient({
      baseUrl: 'http://127.0.0.1:1',
      credential: { accessToken: () => `token-${++count}` },
      fetch,
    });
    await client.GET('/v1/balances');
    await client.GET('/v1/balances');
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  it('sends none when none is given', async () => {
    const { requests, fetch } = recorder(success);
    await createClient({ baseUrl: 'http://127.0.0.1:1', fetch }).GET('/v1/balances');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.headers.has('X-BU-PROFILE-ID')).toBe(false);
  });

  it('sends the credential to a public operation that takes one', async () => {
    const { requests, fetch } = recorder(success);
    const credential = { apiKey: 'a2V5OnNlY3JldA==' };
    await createClient({ baseUrl: 'http://127.0.0.1:1', credential, fetch }).GET('/v1/pairs');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer a2V5OnNlY3JldA==');
  });

  it('sends neither credential nor profile to a public operation', async () => {
    const { requests, fetch } = recorder(success);
    const credential = { apiKey: 'a2V5OnNlY3JldA==' };
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', credential, profileId: 'CUS_a', fetch });
    await client.GET('/v1/countries');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.headers.has('X-BU-PROFILE-ID')).toBe(false);
  });
});

describe('profile', () => {
  it('is sent on each call, and a call can name another', async () => {
    const { requests, fetch } = recorder(success);
    const client = createClient({ baseUrl: 'http://127.0.0.1:1/', profileId: 'CUS_a', fetch });
    await client.GET('/v1/balances');
    await client.GET('/v1/balances', { params: { header: { 'X-BU-PROFILE-ID': 'CUS_b' } } });
    expect(requests.map((request) => request.headers.get('X-BU-PROFILE-ID'))).toEqual(['CUS_a', 'CUS_b']);
    expect(requests[0]?.url).toBe('http://127.0.0.1:1/v1/balances');
  });
});

describe('strict handling', () => {
  it.each([
    [{ strict: true }, undefined, 'handling=strict'],
    [{ strict: false }, undefined, null],
    [{ strict: true }, 'code=404', 'code=404, handling=strict'],
    [{}, undefined, null],
  ])('%o with Prefer %s sends %s', async (options, own, expected) => {
    const { requests, fetch } = recorder(success);
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', ...options, fetch });
    await client.GET('/v1/balances', own === undefined ? {} : { params: { header: { Prefer: own } } });
    expect(requests[0]?.headers.get('Prefer')).toBe(expected);
  });

  it('is on in development', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { requests, fetch } = recorder(success);
    await createClient({ baseUrl: 'http://127.0.0.1:1', fetch }).GET('/v1/balances');
    vi.unstubAllEnvs();
    expect(requests[0]?.headers.get('Prefer')).toBe('handling=strict');
  });

  it('is off where there is no process, as in a browser', async () => {
    vi.stubGlobal('process', undefined);
    const { requests, fetch } = recorder(success);
    const call = createClient({ baseUrl: 'http://127.0.0.1:1', fetch }).GET('/v1/balances');
    vi.unstubAllGlobals();
    await call;
    expect(requests[0]?.headers.has('Prefer')).toBe(false);
  });
});

describe('paths', () => {
  it.each(['', '.', '..'])('refuse the value "%s", which leads elsewhere', async (id) => {
    const { requests, fetch } = recorder(success);
    const call = createClient({ baseUrl: 'http://127.0.0.1:1', fetch }).GET('/v1/customers/{id}', {
      params: { path: { id } },
    });
    await expect(call).rejects.toThrow(`The path parameter id is "${id}"`);
    expect(requests).toEqual([]);
  });

  it('encode what is in a value', async () => {
    const { requests, fetch } = recorder(success);
    const client = createClient({ baseUrl: 'http://127.0.0.1:1//', fetch });
    await client.GET('/v1/customers/{id}', { params: { path: { id: 'a/../b?c' } } });
    expect(requests[0]?.url).toMatch(/\/v1\/customers\/a%2F\.\.%2Fb%3Fc$/);
  });
});

describe('unwrap', () => {
  it('gives the success body, typed by path', async () => {
    const { fetch } = recorder(() =>
      json(200, { status: 'success', message: 'ok', data: { currency: 'USDT' } }),
    );
    const body = await unwrap(
      createClient({ baseUrl: 'http://127.0.0.1:1', fetch }).GET('/v1/balances/{id_or_code}', {
        params: { path: { id_or_code: 'USDT' } },
      }),
    );
    expectTypeOf<typeof body.data.available.amount>().toEqualTypeOf<string>();
    expect(body.data.currency).toBe('USDT');
  });

  it('throws an ApiError with the facts of the error body', async () => {
    const { fetch } = recorder(refusal);
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0, fetch });
    const error = await unwrap(client.GET('/v1/balances')).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(TooManyRequestsError);
    expect(error).toMatchObject({
      name: 'too_many_requests',
      status: 429,
      message: 'no',
      requestId: 'req_8fK2mQ9xVt4LpZ7r',
      retryAfter: 12,
      fields: { limit: [{ reason: 'too large' }] },
    });
  });

  it('gives the schema faults of the error body, and no Retry-After where there is none', async () => {
    const schema = { reason: 'why', fix: 'how' };
    const date = { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' };
    const { fetch } = recorder(failure(400, 'schema_validation', date, { schema }));
    const call = unwrap(createClient({ baseUrl: 'http://127.0.0.1:1', fetch }).GET('/v1/balances'));
    await expect(call).rejects.toMatchObject({
      name: 'schema_validation',
      schema,
      fields: {},
      retryAfter: null,
    });
  });

  it.each([
    ['an HTML page for a failure', 502, () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['another JSON shape', 502, () => json(502, { message: 'Bad gateway' })],
    ['an error that is null', 502, () => json(502, { error: null })],
    ['an error without a name', 502, () => json(502, { error: { message: 'no' } })],
    ['no body', 502, () => new Response(null, { status: 502 })],
    [
      'an HTML page for a success',
      200,
      () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a success of null', 200, () => json(200, null)],
    ['a success of another shape', 200, () => json(200, [1])],
    ['broken JSON', 200, () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  ])('throws UnexpectedAnswer for %s', async (_, status, answer) => {
    const { fetch } = recorder(answer);
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0, fetch });
    const call = unwrap(client.GET('/v1/balances'));
    const error = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedAnswer);
    expect(error).toMatchObject({ status });
  });
});
