import type { ErrorName } from '@finops/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unavailable } from '../../src/domain/domain-error.ts';
import { openReferenceApi, type ReferenceApi, type ReferenceApiSettings } from './reference-api.ts';

/** A request that succeeds, and what makes its handler fail. */
export interface SampleRequest {
  readonly path: string;
  readonly init?: RequestInit;
  /** Services, one of which throws the error as soon as the handler uses it. */
  readonly failing: (error: Error) => NonNullable<ReferenceApiSettings['services']>;
}

/** Expects an error body of this name with the status; returns the body. */
export async function expectRefusal(response: Response, status: number, name: ErrorName) {
  const body = await response.json();
  expect([response.status, body.status, body.error?.name]).toEqual([status, 'error', name]);
  expect(response.headers.get('X-Request-Id')).toMatch(/^req_/);
  return body;
}

/** An object that throws on every use. */
export function failingService<Service extends object>(error: Error): Service {
  const thrower = () => {
    throw error;
  };
  return new Proxy({} as Service, { get: thrower });
}

/** Opens an API for the tests of a file, and closes it afterwards. */
export function referenceApi(settings?: ReferenceApiSettings): () => ReferenceApi {
  let api: ReferenceApi | undefined;
  beforeAll(async () => {
    api = await openReferenceApi(settings);
  });
  afterAll(() => api?.close());
  return () => {
    if (!api) throw new Error('the API is not open yet');
    return api;
  };
}

/** The test blocks of statuses that all reference data operations answer alike. */
export function describeSharedRefusals({ path, init, failing }: SampleRequest): void {
  const withHeaders = (headers: Record<string, string>): RequestInit => ({
    ...init,
    headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers },
  });

  describe('406', () => {
    const api = referenceApi();
    it('when nothing but another media type is accepted', async () => {
      const response = await api().call(path, withHeaders({ Accept: 'text/csv' }));
      await expectRefusal(response, 406, 'not_acceptable');
    });
  });

  describe('429', () => {
    const api = referenceApi({ rateLimitPerMinute: 1 });
    it('over the limit, with the seconds to wait', async () => {
      const first = await api().call(path, init);
      expect([first.status, first.headers.get('x-rate-limit')]).toEqual([200, '1']);
      const second = await api().call(path, init);
      await expectRefusal(second, 429, 'too_many_requests');
      expect(second.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    });
  });

  describe('500', () => {
    const api = referenceApi({ services: failing(new Error('secret reason')) });
    it('when something unforeseen happens, without its reason', async () => {
      const body = await expectRefusal(await api().call(path, init), 500, 'internal_server_error');
      expect(JSON.stringify(body)).not.toContain('secret reason');
    });
  });

  describe('503', () => {
    const api = referenceApi({ services: failing(new Unavailable('Not now.', 7)) });
    it('when a part does not work at the moment', async () => {
      const response = await api().call(path, init);
      await expectRefusal(response, 503, 'service_unavailable');
      expect(response.headers.get('Retry-After')).toBe('7');
    });
  });
}

/** The test blocks of the 400s that all reference lists answer alike. */
export function describeWrongPages(path: string, init?: RequestInit): void {
  const api = referenceApi();
  const query = (text: string) => `${path}${path.includes('?') ? '&' : '?'}${text}`;

  it.each(['limit=0', 'limit=501', 'limit=x', 'sort=up'])('for %s', async (text) => {
    const body = await expectRefusal(await api().call(query(text), init), 400, 'request_validation');
    expect(Object.keys(body.fields)).toEqual([text.split('=')[0]]);
  });

  it('for a cursor that was not given out', async () => {
    await expectRefusal(await api().call(query('cursor=bm90IG91cnM'), init), 400, 'bad_request');
  });

  it('for a cursor of the same list in another order', async () => {
    const { pagination } = await (await api().call(query('limit=1'), init)).json();
    const cursor = `cursor=${pagination.next_cursor}`;
    expect((await api().call(query(cursor), init)).status).toBe(200);
    await expectRefusal(await api().call(query(`${cursor}&sort=desc`), init), 400, 'bad_request');
  });
}

/** Reads a whole list forward and back by its cursors; returns the pages in the order of the list. */
export async function readPages(api: ReferenceApi, path: string, init?: RequestInit) {
  const read = async (text: string) => (await api.call(`${path}${text}`, init)).json();
  const joint = path.includes('?') ? '&' : '?';
  const pages = [await read('')];
  for (let next = pages[0].pagination.next_cursor; next; next = pages.at(-1).pagination.next_cursor) {
    pages.push(await read(`${joint}cursor=${next}`));
  }
  const back = [];
  for (let previous = pages.at(-1).pagination.previous_cursor; previous; ) {
    const page = await read(`${joint}cursor=${previous}`);
    back.unshift(page);
    previous = page.pagination.previous_cursor;
  }
  expect(back.map(({ data }) => data)).toEqual(pages.slice(0, -1).map(({ data }) => data));
  return pages;
}
