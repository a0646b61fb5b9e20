import { describe, expect, it } from 'vitest';
import {
  describeSharedRefusals,
  describeWrongPages,
  failingService,
  readPages,
  referenceApi,
} from '../../../../test/harness/reference-refusals.ts';

const path = '/v1/banks';
const api = referenceApi();

const ZENITH = { name: 'Zenith Bank', code: '057', nip_code: '000015', country: 'NG', currency: 'NGN' };

type BankLine = { name: string; code: string; nip_code?: string; country: string; currency: string };

const list = async (query: string): Promise<BankLine[]> =>
  (await (await api().call(`${path}?${query}`)).json()).data;

describe('200', () => {
  it('has the banks of three countries by name, complete, for anybody', async () => {
    const response = await api().call(path);
    const body = await response.json();
    expect([response.status, body.status, body.message]).toEqual([200, 'success', 'Banks retrieved.']);
    expect(body.pagination).toEqual({ current_entries_size: body.data.length });
    const names = body.data.map(({ name }: BankLine) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('filters by currency and by country', async () => {
    expect(await list('currency=ngn')).toContainEqual(ZENITH);
    expect(await list('currency=NGN')).toEqual(await list('country=NG'));
    expect(await list('country=KE')).toContainEqual({
      name: 'KCB Bank Kenya',
      code: '01',
      country: 'KE',
      currency: 'KES',
    });
    expect(await list('country=US')).toContainEqual({
      name: 'Wells Fargo Bank',
      code: '121000248',
      country: 'US',
      currency: 'USD',
    });
    expect(await list('country=KE&currency=NGN')).toEqual([]);
    expect(await list('country=GH')).toEqual([]);
    const parts = await Promise.all(['KE', 'NG', 'US'].map((country) => list(`country=${country}`)));
    expect(parts.flat()).toHaveLength((await list('')).length);
  });

  it('tells the country and the currency of each bank, and both codes of a Nigerian one (G322)', async () => {
    const banks = await list('');
    const currencies = { KE: 'KES', NG: 'NGN', US: 'USD' };
    for (const { country, currency, nip_code } of banks) {
      expect(currency).toBe(Object(currencies)[country]);
      expect(nip_code !== undefined).toBe(country === 'NG');
    }
    const codes = new Map(banks.map(({ name, code, nip_code }) => [name, [code, nip_code]]));
    expect(codes.get('Guaranty Trust Bank')).toEqual(['058', '000013']);
    expect(codes.get('OPay')).toEqual(['999992', '100004']);
  });

  it('comes in pages that join, forwards and backwards', async () => {
    const pages = await readPages(api(), `${path}?limit=8&country=NG&sort=desc`);
    expect(pages.flatMap(({ data }) => data)).toEqual((await list('country=NG')).reverse());
  });
});

describe('400', () => {
  describeWrongPages(path);
  describeWrongPages(`${path}?currency=KES`);

  it.each(['country=NGA', 'country=ng', 'currency=TOOLONGCODE'])('for %s', async (query) => {
    const response = await api().call(`${path}?${query}`);
    expect([response.status, (await response.json()).error.name]).toEqual([400, 'request_validation']);
  });
});

describeSharedRefusals({ path, failing: (error) => ({ banks: failingService(error) }) });
