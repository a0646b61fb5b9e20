import { describe, expect, it } from 'vitest';
import {
  describeSharedRefusals,
  describeWrongPages,
  failingService,
  readPages,
  referenceApi,
} from '../../../../test/harness/reference-refusals.ts';
import type { Country } from '../../../domain/reference/country.ts';
import { loadReference } from '../../../reference/load-reference.ts';

const path = '/v1/countries';
const api = referenceApi();

async function idsOf(query: string): Promise<string[]> {
  const body = await (await api().call(`${path}?${query}`)).json();
  expect(body.pagination.current_entries_size).toBe(body.data.length);
  return body.data.map(({ id }: { id: string }) => id);
}

describe('200', () => {
  it('has the 65 countries by name, complete, for anybody', async () => {
    const response = await api().call(path);
    const body = await response.json();
    expect([response.status, body.status, body.message]).toEqual([200, 'success', 'Countries retrieved.']);
    expect(body.pagination).toEqual({ current_entries_size: 65 });
    const names = body.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    expect([names[0], names.at(-1)]).toEqual(['Argentina', 'Zambia']);
  });

  it('shows a country with fiat channels as the contract does', async () => {
    const body = await (await api().call(`${path}?currency=NGN`)).json();
    expect(body.data).toEqual([
      {
        id: 'NG',
        name: 'Nigeria',
        calling_code: '+234',
        currency: { code: 'NGN', name: 'Nigerian naira', symbol: '₦' },
        payment_methods: [
          {
            channel: 'temporary_bank_account',
            name: 'Bank transfer',
            min: '500.00',
            max: '10000000.00',
            currency: 'NGN',
            processing_time: 'Within 5 minutes',
          },
        ],
        payout_methods: [
          {
            channel: 'bank_transfer',
            name: 'Bank transfer',
            min: '100.00',
            max: '10000000.00',
            currency: 'NGN',
            processing_time: 'Within 5 minutes',
          },
        ],
      },
    ]);
  });

  it('shows the cryptocurrencies of a country without fiat channels', async () => {
    const body = await (await api().call(`${path}?currency=GHS`)).json();
    expect(body.data[0].payment_methods[0]).toEqual({
      channel: 'address',
      name: 'Bitcoin',
      min: '0.0001',
      max: '5.00',
      currency: 'BTC',
      processing_time: 'Within an hour',
    });
  });

  it('filters by currency, in small letters too', async () => {
    expect(await idsOf('currency=xof')).toEqual(['BJ', 'CI', 'SN']);
    expect(await idsOf('currency=BTC')).toEqual([]);
  });

  it('sorts descending', async () => {
    expect(await idsOf('sort=desc')).toEqual((await idsOf('sort=asc')).reverse());
  });

  it('has channels in and out in each country', async () => {
    expect(await idsOf('deposit=true&withdrawal=true')).toHaveLength(65);
    expect(await idsOf('deposit=false')).toEqual([]);
    expect(await idsOf('withdrawal=false')).toEqual([]);
  });

  it('comes in pages that join, forwards and backwards', async () => {
    const pages = await readPages(api(), `${path}?limit=7`);
    expect(pages.map(({ data }) => data.length)).toEqual([...Array(9).fill(7), 2]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }: { id: string }) => id))).size).toBe(65);
  });
});

describe('200', () => {
  const [first, second, third] = loadReference().countries;
  const countries = [
    { ...first, id: 'AA', paymentMethods: [] },
    { ...second, id: 'BB', payoutMethods: [] },
    { ...third, id: 'CC' },
  ] as Country[];
  const three = referenceApi({ services: { countries } });

  it.each([
    ['deposit=true', ['BB', 'CC']],
    ['deposit=false', ['AA']],
    ['withdrawal=true', ['AA', 'CC']],
    ['withdrawal=false', ['BB']],
    ['deposit=true&withdrawal=true', ['CC']],
  ])('filters by what the country supports: %s', async (query, want) => {
    const { data } = await (await three().call(`${path}?${query}`)).json();
    expect(data.map(({ id }: { id: string }) => id).sort()).toEqual(want);
  });
});

describe('400', () => {
  describeWrongPages(path);

  it.each(['deposit=yes', 'withdrawal=1', 'currency=TOOLONGCODE'])('for %s', async (query) => {
    const response = await api().call(`${path}?${query}`);
    expect([response.status, (await response.json()).error.name]).toEqual([400, 'request_validation']);
  });
});

describeSharedRefusals({ path, failing: (error) => ({ countries: failingService(error) }) });
