import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, json } from '../test/answers.ts';
import { createClient, type FinancialOperationsClient } from './index.ts';

const baseUrl = 'http://127.0.0.1:1';

/** A server that counts: which requests were within the last minute when one arrived. */
function counted(limit: number, options: { limitRate?: boolean } = {}) {
  const arrived = new Map<string, number[]>();
  const fetch = async ({ url }: Request): Promise<Response> => {
    const resource = new URL(url).pathname.split('/')[2] ?? '';
    const times = [...(arrived.get(resource) ?? []), performance.now()];
    arrived.set(resource, times);
    return json(
      200,
      { status: 'success', message: '', data: {} },
      limit === 100 ? {} : { 'x-rate-limit': String(limit) },
    );
  };
  const busiestMinute = (resource: string) => {
    const times = arrived.get(resource) ?? [];
    return Math.max(...times.map((end) => times.filter((at) => at > end - 60_000 && at <= end).length));
  };
  return { arrived, busiestMinute, client: createClient({ baseUrl, fetch, ...options }) };
}

function calls(client: FinancialOperationsClient, count: number): Promise<unknown[]> {
  return Promise.all(Array.from({ length: count }, () => client.balances.get('NGN')));
}

describe('the limiter', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('keeps under the default of the contract, and lets all through in the end', async () => {
    const { arrived, busiestMinute, client } = counted(100);
    const done = calls(client, 250);
    await vi.advanceTimersByTimeAsync(1000);
    expect(arrived.get('balances')).toHaveLength(100);
    await vi.runAllTimersAsync();
    await done;
    expect(arrived.get('balances')).toHaveLength(250);
    expect(busiestMinute('balances')).toBe(100);
  });

  it('keeps under the number of x-rate-limit, higher or lower', async () => {
    for (const limit of [7, 180]) {
      const { busiestMinute, client } = counted(limit);
      await client.balances.get('NGN');
      const done = calls(client, 400);
      await vi.runAllTimersAsync();
      await done;
      expect(busiestMinute('balances')).toBe(limit);
    }
  });

  it('counts each resource for itself', async () => {
    const { arrived, client } = counted(100);
    const done = calls(client, 150);
    await Promise.all(Array.from({ length: 100 }, () => client.quotes.get('QUO_1')));
    expect(arrived.get('quotes')).toHaveLength(100);
    await vi.runAllTimersAsync();
    await done;
  });

  it('lets nobody in for as long as a 429 says', async () => {
    const times: number[] = [];
    const fetch = async (): Promise<Response> => {
      times.push(performance.now());
      return times.length === 1
        ? failure(429, 'too_many_requests', { 'Retry-After': '30' })()
        : json(200, { status: 'success', message: '', data: {} });
    };
    const client = createClient({ baseUrl, fetch });
    const first = client.balances.get('NGN');
    await vi.advanceTimersByTimeAsync(1);
    const second = client.balances.get('KES');
    await vi.runAllTimersAsync();
    await Promise.all([first, second]);
    const [start = 0, ...others] = times;
    expect(others).toHaveLength(2);
    for (const time of others) expect(time - start).toBeGreaterThanOrEqual(30_000);
  });

  it('does not count what was refused, and closes a resource for a minute at most', async () => {
    const answers = [
      failure(429, 'too_many_requests', { 'Retry-After': '1', 'x-rate-limit': '2' }),
      failure(429, 'too_many_requests', { 'Retry-After': '1', 'x-rate-limit': '2' }),
    ];
    const fetch = async (): Promise<Response> =>
      answers.shift()?.() ?? json(200, { status: 'success', message: '', data: {} });
    const client = createClient({ baseUrl, fetch });
    const done = Promise.all([client.balances.get('NGN'), client.balances.get('KES')]);
    await vi.advanceTimersByTimeAsync(3000);
    await done;
    answers.push(failure(429, 'too_many_requests', { 'Retry-After': String(34 * 86_400) }));
    await expect(client.balances.get('NGN')).rejects.toMatchObject({ name: 'too_many_requests' });
    const next = client.balances.get('NGN');
    await vi.advanceTimersByTimeAsync(60_002);
    await next;
  });

  it('does not count what was never sent', async () => {
    const { arrived, client } = counted(1);
    await client.balances.get('NGN');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(client.balances.get('')).rejects.toThrow(RangeError);
    await client.balances.get('NGN');
    expect(arrived.get('balances')).toHaveLength(2);
  });

  it('keeps no timer when nobody waits any more', async () => {
    const { client } = counted(100);
    await calls(client, 100);
    const controller = new AbortController();
    const waiting = client.balances.get('NGN', { signal: controller.signal });
    waiting.catch(() => {});
    await vi.advanceTimersByTimeAsync(10);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks for the token after the wait', async () => {
    let token = 'old';
    const sent: (string | null)[] = [];
    const client = createClient({
      baseUrl,
      credential: { accessToken: () => token },
      fetch: async (request) => {
        sent.push(request.headers.get('Authorization'));
        return json(200, { status: 'success', message: '', data: {} });
      },
    });
    await calls(client, 100);
    const late = client.balances.get('NGN');
    await vi.advanceTimersByTimeAsync(1000);
    token = 'new';
    await vi.runAllTimersAsync();
    await late;
    expect(sent.at(-1)).toBe('Bearer new');
  });

  it('lets a waiting caller give up, and the next take the place', async () => {
    const { arrived, client } = counted(100);
    await calls(client, 100);
    const controller = new AbortController();
    const given = client.balances.get('NGN', { signal: controller.signal });
    given.catch(() => {});
    const kept = client.balances.get('NGN');
    await vi.advanceTimersByTimeAsync(10);
    controller.abort(new Error('enough'));
    await expect(given).rejects.toThrow('enough');
    await vi.runAllTimersAsync();
    await kept;
    expect(arrived.get('balances')).toHaveLength(101);
  });

  it('gives back the place of a request that failed', async () => {
    const fetch = vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('fetch failed')));
    const client = createClient({ baseUrl, fetch, maxRetries: 0 });
    await Promise.allSettled(Array.from({ length: 100 }, () => client.balances.get('NGN')));
    const late = client.balances.get('NGN');
    late.catch(() => {});
    await vi.runAllTimersAsync();
    await expect(late).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(fetch).toHaveBeenCalledTimes(101);
  });

  it('is off when the caller says so', async () => {
    const { arrived, client } = counted(100, { limitRate: false });
    await calls(client, 150);
    expect(arrived.get('balances')).toHaveLength(150);
  });
});
