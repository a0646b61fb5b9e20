import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { failure, recorder, success } from '../test/answers.ts';
import type { AttemptEnd } from './hooks.ts';
import {
  ConflictError,
  ConnectionError,
  createClient,
  ServiceUnavailableError,
  TimeoutError,
  TooManyRequestsError,
  unwrap,
} from './index.ts';

const baseUrl = 'http://127.0.0.1:1';
const quote = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '5' };
const lost = () => Promise.reject(new TypeError('fetch failed'));
const found = success({ currency: 'NGN' });

describe('an attempt that failed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Lets a call end, however long it pauses. */
  async function ended<T>(call: Promise<T>): Promise<T> {
    call.catch(() => {});
    await vi.runAllTimersAsync();
    return call;
  }

  it.each([
    ['429', failure(429, 'too_many_requests')],
    ['502', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['503', failure(503, 'service_unavailable')],
    ['504', () => new Response(null, { status: 504 })],
    ['a lost connection', lost],
  ])('is followed by another: %s', async (_, answer) => {
    const { requests, fetch } = recorder(answer, answer, found);
    const balance = await ended(createClient({ baseUrl, fetch }).balances.get('NGN'));
    expect(balance.currency).toBe('NGN');
    expect(requests).toHaveLength(3);
  });

  it.each([
    [400, 'bad_request'],
    [404, 'not_found'],
    [409, 'conflict'],
    [500, 'internal_server_error'],
  ] as const)('is final: %d', async (status, name) => {
    const { requests, fetch } = recorder(failure(status, name));
    await expect(ended(createClient({ baseUrl, fetch }).quotes.create(quote))).rejects.toMatchObject({
      name,
    });
    expect(requests).toHaveLength(1);
  });

  it('is the last when there were enough', async () => {
    const { requests, fetch } = recorder(failure(503, 'service_unavailable'));
    const call = createClient({ baseUrl, fetch }).balances.get('NGN', { maxRetries: 4 });
    await expect(ended(call)).rejects.toThrow(ServiceUnavailableError);
    expect(requests).toHaveLength(5);
  });

  it('waits as long as Retry-After says, and longer each time without it', async () => {
    const { fetch } = recorder(failure(429, 'too_many_requests', { 'Retry-After': '20' }), lost, lost, found);
    const ends: AttemptEnd[] = [];
    const client = createClient({
      baseUrl,
      fetch,
      maxRetries: 3,
      hooks: { onResponse: (end) => ends.push(end) },
    });
    await ended(client.balances.get('NGN'));
    const [first = 0, second = 0, third = 0, last] = ends.map(({ retryInMs }) => retryInMs);
    expect(first).toBeGreaterThanOrEqual(20_000);
    expect(first).toBeLessThanOrEqual(20_500);
    expect(second).toBeGreaterThanOrEqual(500);
    expect(second).toBeLessThanOrEqual(1000);
    expect(third).toBeGreaterThanOrEqual(1000);
    expect(third).toBeLessThanOrEqual(2000);
    expect(last).toBeUndefined();
  });

  it('is final when the server wants to be left alone for longer than a minute', async () => {
    const { requests, fetch } = recorder(failure(429, 'too_many_requests', { 'Retry-After': '61' }));
    await expect(ended(createClient({ baseUrl, fetch }).balances.get('NGN'))).rejects.toThrow(
      TooManyRequestsError,
    );
    expect(requests).toHaveLength(1);
  });

  it('of a POST is repeated under one idempotency key, of each call its own', async () => {
    const { requests, fetch } = recorder(lost, success({}), lost, success({}));
    const client = createClient({ baseUrl, fetch });
    await ended(client.quotes.create(quote));
    await ended(client.quotes.create(quote));
    const keys = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      quote,
      quote,
      quote,
      quote,
    ]);
  });

  it('of a POST is repeated under the key of the caller, by path too', async () => {
    const { requests, fetch } = recorder(lost, success({}), success({}));
    const client = createClient({ baseUrl, fetch });
    await ended(client.quotes.create(quote, { idempotencyKey: 'order-1' }));
    const header = { 'Idempotency-Key': 'order-2' };
    await ended(client.POST('/v1/quotes', { params: { header }, body: quote }));
    expect(requests.map((request) => request.headers.get('Idempotency-Key'))).toEqual([
      'order-1',
      'order-1',
      'order-2',
    ]);
  });

  it('of a POST without a key, or a PATCH, is final', async () => {
    const { requests, fetch } = recorder(lost);
    const client = createClient({ baseUrl, fetch });
    const validate = client.addresses.validate({
      type: 'address',
      address: 'T1',
      network: 'TRX',
      currency: 'USDT',
    });
    await expect(ended(validate)).rejects.toMatchObject({ name: 'ConnectionError', idempotencyKey: null });
    await expect(ended(client.paymentLinks.update('PAY_1', { name: 'A' }))).rejects.toThrow(ConnectionError);
    expect(requests).toHaveLength(2);
    expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('tells the key of a POST whose outcome nobody knows', async () => {
    const { fetch } = recorder(lost);
    const call = createClient({ baseUrl, fetch }).quotes.create(quote, { idempotencyKey: 'order-1' });
    const error = await ended(call).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ idempotencyKey: 'order-1', cause: expect.any(TypeError) });
  });

  it.each([
    ['a page of a proxy', () => new Response('<h1>Gateway time-out</h1>', { status: 504 })],
    [
      'a success that is cut',
      () => new Response('{"status":', { headers: { 'content-type': 'application/json' } }),
    ],
    [
      'a page in place of a success',
      () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['an error of the API', failure(503, 'service_unavailable')],
    ['a failure of the API', failure(500, 'internal_server_error')],
  ])('tells the key as well after %s, however it is called', async (_, answer) => {
    const { fetch } = recorder(answer);
    const client = createClient({ baseUrl, fetch });
    const header = { 'Idempotency-Key': 'order-1' };
    const calls: (() => Promise<unknown>)[] = [
      () => client.quotes.create(quote, { idempotencyKey: 'order-1' }),
      () => unwrap(client.POST('/v1/quotes', { params: { header }, body: quote })),
    ];
    for (const call of calls) {
      const error = await ended(call()).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ idempotencyKey: 'order-1' });
    }
  });

  it('of a POST whose key the API does not honour is final', async () => {
    const { requests, fetch } = recorder(lost);
    const headers = { 'Idempotency-Key': 'k' };
    const call = createClient({ baseUrl, fetch }).customers.verify('CUS_1', { headers });
    await expect(ended(call)).rejects.toMatchObject({ idempotencyKey: null });
    expect(requests).toHaveLength(1);
  });

  it('was lost, and the first request still runs: it is waited for', async () => {
    const { requests, fetch } = recorder(lost, failure(409, 'conflict'), success({ id: 'QUO_1' }));
    expect(await ended(createClient({ baseUrl, fetch }).quotes.create(quote))).toEqual({ id: 'QUO_1' });
    expect(requests).toHaveLength(3);
    const alone = recorder(lost, failure(409, 'conflict'));
    const removed = createClient({ baseUrl, fetch: alone.fetch }).recipients.delete('REC_1');
    await expect(ended(removed)).rejects.toThrow(ConflictError);
    expect(alone.requests).toHaveLength(2);
  });

  it('ends the call at once when the caller gives up, in a pause too', async () => {
    const { requests, fetch } = recorder(lost);
    const controller = new AbortController();
    const call = createClient({ baseUrl, fetch }).balances.get('NGN', { signal: controller.signal });
    call.catch(() => {});
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    await vi.runAllTimersAsync();
    expect(requests).toHaveLength(1);
    await expect(
      createClient({ baseUrl, fetch }).balances.get('NGN', { signal: controller.signal }),
    ).rejects.toThrow('enough');
    expect(requests).toHaveLength(1);
  });

  it('is not repeated for what the caller did wrong', async () => {
    const { requests, fetch } = recorder(found);
    const client = createClient({ baseUrl, fetch });
    const circle: { self?: unknown } = {};
    circle.self = circle;
    await expect(ended(client.POST('/v1/quotes', { body: circle as never }))).rejects.toThrow(TypeError);
    expect(requests).toEqual([]);
  });
});

describe('a token that is refused', () => {
  it('is refreshed once, and the call sent again, a POST too', async () => {
    const { requests, fetch } = recorder(failure(401, 'unauthorized'), success({ id: 'QUO_1' }));
    let token = 'old';
    const refresh = vi.fn(async (stale: string) => {
      expect(stale).toBe('old');
      token = 'new';
      return token;
    });
    const attempts: number[] = [];
    const client = createClient({
      baseUrl,
      fetch,
      credential: { accessToken: async () => token, refresh },
      hooks: { onRequest: ({ attempt }) => attempts.push(attempt) },
    });
    await client.quotes.create(quote);
    expect(attempts).toEqual([1, 2]);
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe(requests[1]?.headers.get('Idempotency-Key'));
  });

  it('is not waited for once the caller has given up, and an aborted call asks for none', async () => {
    const { requests, fetch } = recorder(failure(401, 'unauthorized'));
    const controller = new AbortController();
    const never = new Promise<string>(() => {});
    const refresh = vi.fn(() => never);
    const refreshing = createClient({ baseUrl, fetch, credential: { accessToken: 'old', refresh } });
    const obtaining = createClient({ baseUrl, fetch, credential: { accessToken: () => never } });
    const calls = [refreshing, obtaining].map((client) =>
      client.balances.get('NGN', { signal: controller.signal }).catch((error: unknown) => error),
    );
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    controller.abort(new Error('enough'));
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ message: 'enough' });
    await expect(refreshing.balances.get('NGN', { signal: controller.signal })).rejects.toThrow('enough');
    expect(requests).toHaveLength(1);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is final when the new one is refused too, and when there is no way to refresh it', async () => {
    const { requests, fetch } = recorder(failure(401, 'unauthorized'));
    const refresh = vi.fn(async () => 'new');
    const credential = { accessToken: () => 'old', refresh };
    await expect(createClient({ baseUrl, fetch, credential }).balances.get('NGN')).rejects.toMatchObject({
      name: 'unauthorized',
    });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(2);
    const fixed = createClient({ baseUrl, fetch, credential: { accessToken: 'old' } });
    await expect(fixed.balances.get('NGN')).rejects.toMatchObject({ name: 'unauthorized' });
    expect(requests).toHaveLength(3);
  });
});

describe('a time-out', () => {
  /** A server that lets requests hang as it is told. */
  async function hanging(
    answer: Parameters<typeof createServer>[1],
  ): Promise<{ url: string; server: Server }> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
  }

  it.each([
    ['sends nothing', () => {}],
    [
      'stops in the middle of its answer',
      (response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"status":"success","data":{');
      },
    ],
  ])('ends the attempt when the server %s', async (_, answer) => {
    const { url } = await hanging((_request, response) => answer(response));
    const client = createClient({ baseUrl: url, timeoutMs: 50, maxRetries: 1 });
    const ends: AttemptEnd[] = [];
    const hooked = createClient({
      baseUrl: url,
      timeoutMs: 50,
      maxRetries: 1,
      hooks: { onResponse: (end) => ends.push(end) },
    });
    await expect(hooked.balances.get('NGN')).rejects.toThrow(TimeoutError);
    expect(ends.map(({ attempt, status, error }) => [attempt, status, error?.name])).toEqual([
      [1, undefined, 'TimeoutError'],
      [2, undefined, 'TimeoutError'],
    ]);
    await expect(client.balances.get('NGN', { maxRetries: 0 })).rejects.toThrow(ConnectionError);
  });

  it('can be off, and is refused when it is none', async () => {
    const { fetch } = recorder(found);
    const client = createClient({ baseUrl, fetch, timeoutMs: Number.POSITIVE_INFINITY });
    expect((await client.balances.get('NGN')).currency).toBe('NGN');
    for (const timeoutMs of [0, -1, Number.NaN, 2 ** 31]) {
      expect(() => createClient({ baseUrl, timeoutMs })).toThrow(RangeError);
      await expect(client.balances.get('NGN', { timeoutMs })).rejects.toThrow(RangeError);
    }
  });

  it('names what broke the connection', async () => {
    const { url } = await hanging((request) => request.socket.destroy());
    const call = createClient({ baseUrl: url, maxRetries: 0 }).balances.get('NGN');
    await expect(call).rejects.toMatchObject({
      name: 'ConnectionError',
      message: /UND_ERR_SOCKET|ECONNRESET/,
    });
  });
});

describe('hooks', () => {
  it('are told of each attempt, and decide about nothing', async () => {
    const { fetch } = recorder(failure(404, 'not_found'), found);
    const onRequest = vi.fn(() => {
      throw new Error('the log is full');
    });
    const onResponse = vi.fn(async () => {
      throw new Error('the log is far away');
    });
    const ends: AttemptEnd[] = [];
    const client = createClient({
      baseUrl,
      fetch,
      hooks: { onRequest, onResponse: (end) => ends.push(end) },
    });
    await client.balances.get('NGN').catch(() => {});
    await createClient({ baseUrl, fetch, hooks: { onResponse } }).balances.get('NGN');
    expect(onResponse).toHaveBeenCalledTimes(1);
    await client.GET('/v1/balances/{id_or_code}', { params: { path: { id_or_code: 'NGN' } } });
    const attempt = { operation: 'getBalance', method: 'GET', path: '/v1/balances/{id_or_code}', attempt: 1 };
    expect(onRequest.mock.calls).toEqual([[attempt], [attempt]]);
    const requestId = 'req_8fK2mQ9xVt4LpZ7r';
    expect(ends).toEqual([
      { ...attempt, status: 404, requestId, durationMs: expect.any(Number) },
      { ...attempt, status: 200, requestId, durationMs: expect.any(Number) },
    ]);
  });
});
