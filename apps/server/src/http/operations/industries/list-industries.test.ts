import { describe, expect, it } from 'vitest';
import {
  describeSharedRefusals,
  describeWrongPages,
  expectRefusal,
  failingService,
  readPages,
  referenceApi,
} from '../../../../test/harness/reference-refusals.ts';

const path = '/v1/customers/industries';
const api = referenceApi();

const as = (profileId: string) => ({
  headers: { Authorization: 'Bearer api:read', 'X-BU-PROFILE-ID': profileId },
});
const init = { headers: { Authorization: 'Bearer api:read' } };

describe('200', () => {
  it('has every industry by name, complete', async () => {
    const response = await api().call(path, init);
    const body = await response.json();
    expect([response.status, body.status, body.message]).toEqual([200, 'success', 'Industries retrieved.']);
    expect(body.data.length).toBeGreaterThanOrEqual(14);
    expect(body.pagination).toEqual({ current_entries_size: body.data.length });
    const names = body.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    expect(body.data).toContainEqual({
      id: 'IND_1sYd7RgJ5bNm9WcT',
      name: 'Software',
      description: 'Development and maintenance of software.',
      category: 'Information technology',
      sector: 'Services',
    });
  });

  it('comes in pages that join, forwards and backwards', async () => {
    const pages = await readPages(api(), `${path}?limit=10`, init);
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 6]);
  });

  it('is the same for a customer of the business', async () => {
    const own = await (await api().call(path, init)).json();
    expect((await (await api().call(path, as('CUS_1'))).json()).data).toEqual(own.data);
  });
});

describe('400', () => {
  describeWrongPages(path, init);

  it('for a cursor that another profile was given', async () => {
    const { pagination } = await (await api().call(`${path}?limit=1`, as('BUS_1'))).json();
    const next = `${path}?cursor=${pagination.next_cursor}`;
    expect((await api().call(next, as('BUS_1'))).status).toBe(200);
    await expectRefusal(await api().call(next, as('CUS_1')), 400, 'bad_request');
  });
});

describe('401', () => {
  it('without a credential', async () => {
    const response = await api().call(path);
    await expectRefusal(response, 401, 'unauthorized');
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
  });
});

describe('403', () => {
  it('without the scope api:read', async () => {
    const response = await api().call(path, { headers: { Authorization: 'Bearer balances:read' } });
    const body = await expectRefusal(response, 403, 'insufficient_scope');
    expect(body.message).toContain('api:read');
  });
});

describe('404', () => {
  it('for a profile that is not of the business', async () => {
    await expectRefusal(await api().call(path, as('CUS_2')), 404, 'resource_not_found');
  });
});

describeSharedRefusals({ path, init, failing: (error) => ({ industries: failingService(error) }) });
