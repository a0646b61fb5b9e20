import type { ErrorBody } from '@finops/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ApiError, createClient, UnexpectedAnswer, unwrap } from './index.ts';

/** A `fetch` that keeps the requests it was given and answers each with the same response. */
function recorder(answer: () => Response) {
  const requests: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request);
    return answer();
  };
  return { requests, fetch };
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'X-Request-Id': 'req_8fK2mQ9xVt4LpZ7r', ...headers },
  });
}

const refusal: ErrorBody = {
  status: 'error',
  message: 'no',
  error: { name: 'too_many_requests', message: 'no' },
  fields: { limit: [{ reason: 'too large' }] },
};

describe('credentials', () => {
  it.each([
    [{ apiKey: 'a2V5OnNlY3JldA==' }, 'Authorization', 'Bearer a2V5OnNlY3JldA=='],
    [{ accessToken: 'token' }, 'Authorization', 'Bearer token'],
    [{ accessToken: async () => 'fresh' }, 'Authorization', 'Bearer fresh'],
    [{ publicKey: 'pub_1' }, 'X-BU-PUBLIC-KEY', 'pub_1'],
  ])('sends %o as %s', async (credential, header, value) => {
    const { requests, fetch } = recorder(() => json(200, { status: 'success', message: '', data: [] }));
    await createClient({ baseUrl: 'http://127.0.0.1:1', credential, fetch }).GET('/v1/countries');
    expect(requests[0]?.headers.get(header)).toBe(value);
  });

  it('asks for the present access token on each request', async () => {
    let count = 0;
    const { requests, fetch } = recorder(() => json(200, { status: 'success', message: '', data: [] }));
    const client = createClient({
      baseUrl: 'http://127.0.0.1:1',
      credential: { accessToken: () => `token-${++count}` },
      fetch,
    });
    await client.GET('/v1/countries');
    await client.GET('/v1/countries');
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  it('sends no credential when none is given', async () => {
    const { requests, fetch } = recorder(() => json(200, { status: 'success', message: '', data: [] }));
    await createClient({ baseUrl: 'http://127.0.0.1:1', fetch }).GET('/v1/countries');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('profile', () => {
  it('is sent on each call, and a call can name another', async () => {
    const { requests, fetch } = recorder(() => json(200, { status: 'success', message: '', data: [] }));
    const client = createClient({ baseUrl: 'http://127.0.0.1:1/', profileId: 'CUS_a', fetch });
    await client.GET('/v1/balances');
    await client.GET('/v1/balances', { params: { header: { 'X-BU-PROFILE-ID': 'CUS_b' } } });
    expect(requests.map((request) => request.headers.get('X-BU-PROFILE-ID'))).toEqual(['CUS_a', 'CUS_b']);
    expect(requests[0]?.url).toBe('http://127.0.0.1:1/v1/balances');
  });
});

describe('strict handling', () => {
  it.each([
    [true, 'handling=strict'],
    [false, null],
  ])('strict %s sends Prefer %s', async (strict, expected) => {
    const { requests, fetch } = recorder(() => json(200, { status: 'success', message: '', data: [] }));
    await createClient({ baseUrl: 'http://127.0.0.1:1', strict, fetch }).GET('/v1/balances');
    expect(requests[0]?.headers.get('Prefer')).toBe(expected);
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
    const { fetch } = recorder(() => json(429, refusal, { 'Retry-After': '12' }));
    const call = unwrap(createClient({ baseUrl: 'http://127.0.0.1:1', fetch }).GET('/v1/balances'));
    const error = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'too_many_requests',
      status: 429,
      message: 'no',
      requestId: 'req_8fK2mQ9xVt4LpZ7r',
      retryAfter: 12,
      fields: { limit: [{ reason: 'too large' }] },
    });
  });

  it.each([
    ['an HTML page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['another JSON shape', json(502, { message: 'Bad gateway' })],
    ['no body', new Response(null, { status: 502 })],
  ])('throws UnexpectedAnswer for %s', async (_, answer) => {
    const { fetch } = recorder(() => answer);
    const call = unwrap(createClient({ baseUrl: 'http://127.0.0.1:1', fetch }).GET('/v1/balances'));
    const error = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedAnswer);
    expect(error).toMatchObject({ status: 502 });
  });
});

describe('types', () => {
  it('refuse what the contract does not have', () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', fetch: async () => json(200, {}) });
    // @ts-expect-error: there is no such path
    void (() => client.GET('/v1/nothing'));
    // @ts-expect-error: the path parameter is missing
    void (() => client.GET('/v1/balances/{id_or_code}'));
    const quote = { source_currency: 'USDT', target_currency: 'NGN', source_amount: 5 };
    // @ts-expect-error: an amount is a string
    void (() => client.POST('/v1/quotes', { body: quote }));
    // @ts-expect-error: the issuer is at another address
    void (() => client.POST('/oauth2/token', { body: {} }));
    expectTypeOf<ApiError['name']>().not.toBeAny();
  });
});
