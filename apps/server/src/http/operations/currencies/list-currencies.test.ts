import { describe, expect, it } from 'vitest';
import {
  describeSharedRefusals,
  describeWrongPages,
  failingService,
  readPages,
  referenceApi,
} from '../../../../test/harness/reference-refusals.ts';

const path = '/v1/currencies';
const api = referenceApi();

const codesOf = (body: { data: { code: string }[] }) => body.data.map(({ code }) => code);

describe('200', () => {
  it('has every currency by code, complete, for anybody', async () => {
    const response = await api().call(path);
    const body = await response.json();
    expect([response.status, body.status, body.message]).toEqual([200, 'success', 'Currencies retrieved.']);
    const codes = codesOf(body);
    expect(codes).toEqual([...codes].sort());
    for (const code of ['BTC', 'ETH', 'GBP', 'GHS', 'KES', 'NGN', 'USD', 'USDC', 'USDT', 'XRP']) {
      expect(codes).toContain(code);
    }
    expect(body.pagination).toEqual({ current_entries_size: codes.length });
  });

  it('sorts descending', async () => {
    const [up, down] = await Promise.all(
      ['asc', 'desc'].map(async (sort) => codesOf(await (await api().call(`${path}?sort=${sort}`)).json())),
    );
    expect(down).toEqual(up?.reverse());
  });

  it.each(['fiat', 'crypto'])('filters by the type %s', async (type) => {
    const [whole, { data }] = await Promise.all(
      [path, `${path}?type=${type}`].map(async (one) => (await api().call(one)).json()),
    );
    expect(data.length).toBeGreaterThan(0);
    expect(data).toEqual(whole.data.filter((one: { type: string }) => one.type === type));
  });

  it('comes in pages that join, forwards and backwards', async () => {
    const pages = await readPages(api(), `${path}?limit=5`);
    expect(pages.flatMap(codesOf)).toEqual(codesOf(await (await api().call(path)).json()));
  });
});

describe('400', () => {
  describeWrongPages(path);

  it('for a type that no currency has', async () => {
    const response = await api().call(`${path}?type=stock`);
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([400, ['type']]);
  });
});

describeSharedRefusals({ path, failing: (error) => ({ currencies: failingService(error) }) });
