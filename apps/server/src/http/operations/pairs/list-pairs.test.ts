import { describe, expect, it } from 'vitest';
import {
  describeSharedRefusals,
  describeWrongPages,
  failingService,
  readPages,
  referenceApi,
} from '../../../../test/harness/reference-refusals.ts';
import { Decimal } from '../../../domain/money/decimal.ts';
import { loadReference } from '../../../reference/load-reference.ts';

const path = '/v1/pairs';
const api = referenceApi();

interface PairLine {
  readonly id: string;
  readonly base: string;
  readonly counter: string;
}

async function list(query = ''): Promise<PairLine[]> {
  const response = await api().call(`${path}?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

const names = (pairs: readonly PairLine[]) => pairs.map(({ base, counter }) => `${base}/${counter}`);

describe('200', () => {
  it('has every pair, by base and then by identifier, for anybody', async () => {
    const body = await (await api().call(path)).json();
    expect([body.status, body.message]).toEqual(['success', 'Pairs retrieved.']);
    expect(body.pagination).toEqual({ current_entries_size: body.data.length });
    const keys = body.data.map(({ base, id }: PairLine) => `${base} ${id}`);
    expect(keys).toEqual([...keys].sort());
    expect(keys.length).toBeGreaterThan(50);
  });

  it('shows prices and bounds', async () => {
    const [pair] = await list('base=USDT&counter=NGN');
    expect(pair).toMatchObject({
      id: 'USDTNGN',
      base_currency_name: 'Tether USD',
      counter_currency_name: 'Nigerian naira',
      type: 'fiat',
      is_buy_supported: true,
      is_sell_supported: true,
      min_buy_amount: { amount: '1.00', currency: 'USDT', counter: { currency: 'NGN' } },
      max_sell_amount: { amount: '100000.00', currency: 'USDT', counter: { currency: 'NGN' } },
      base_decimal: '8',
      counter_decimal: '2',
      percentage_change: expect.stringMatching(/^-?\d+\.\d\d$/),
    });
  });

  it('values the bounds at the price of their side, minimums 2 % up and maximums 2 % down (G85)', async () => {
    const body = await (await api().call(path)).json();
    const decimal = (text: string) => Decimal.parse(text);
    for (const pair of body.data) {
      const decimals = Number(pair.counter_decimal);
      for (const side of ['buy', 'sell']) {
        const price = decimal(pair[`${side}_price`].amount);
        for (const [bound, share, rounding] of [
          ['min', '1.02', 'up'],
          ['max', '0.98', 'down'],
        ] as const) {
          const { amount, counter } = pair[`${bound}_${side}_amount`];
          const worth = decimal(amount).times(price).times(decimal(share)).rounded(decimals, rounding);
          expect(String(decimal(counter.amount))).toBe(String(worth));
        }
      }
      expect(decimal(pair.buy_price.amount).isGreaterThan(decimal(pair.sell_price.amount))).toBe(true);
      expect([pair.buy_price.currency, pair.sell_price.currency]).toEqual([pair.counter, pair.counter]);
    }
  });

  it.each([
    ['id=BTCUSDT', ['BTC/USDT']],
    ['id=btcusdt', ['BTC/USDT']],
    ['id=BTCXYZ', []],
    ['base=gbp', ['GBP/NGN']],
    ['counter=ghs', ['USDT/GHS']],
    ['currency=GHS', ['USDT/GHS']],
    ['type=fiat&base=KES', ['KES/NGN']],
    ['type=stablecoins&currency=USDC', ['USDC/USDT']],
    ['type=crypto&base=BTC', []],
  ])('filters by %s', async (query, want) => {
    expect(names(await list(query))).toEqual(want);
  });

  it.each(['id', 'base', 'counter'] as const)('sorts by %s in both directions', async (by) => {
    const [up, down] = [await list(`sort_by=${by}`), await list(`sort_by=${by}&sort=desc`)];
    const values = (pairs: readonly PairLine[]) => pairs.map((pair) => pair[by]);
    expect(values(up)).toEqual(values(up).sort());
    expect(values(down)).toEqual(values(up).reverse());
  });

  it('sorts by market capitalization, the largest first unless asked otherwise, and what has none last', async () => {
    const bases = async (query: string) => [
      ...new Set((await list(`sort_by=market_cap${query}`)).map(({ base }) => base)),
    ];
    const [byDefault, down, up] = [await bases(''), await bases('&sort=desc'), await bases('&sort=asc')];
    const { currencies } = loadReference();
    const [fiat, crypto] = ['fiat', 'crypto'].map(
      (type) => new Set(byDefault.filter((code) => currencies.known(code).type === type)),
    ) as [Set<string>, Set<string>];
    const rank = (code: string) => Object(currencies.known(code)).marketCapRank;
    const largestFirst = [...crypto].toSorted((one, other) => rank(one) - rank(other));
    expect([largestFirst[0], fiat.size > 1]).toEqual(['BTC', true]);
    expect(down.slice(0, -fiat.size)).toEqual(largestFirst);
    expect(up.slice(0, -fiat.size)).toEqual(largestFirst.toReversed());
    expect([byDefault, new Set(up.slice(-fiat.size)), new Set(down.slice(-fiat.size))]).toEqual([
      down,
      fiat,
      fiat,
    ]);
  });

  it('leaves out a pair whose trading is halted', async () => {
    api().venue.halt('BTC', 'USDT');
    expect(names(await list('base=BTC'))).not.toContain('BTC/USDT');
    api().venue.resume('BTC', 'USDT');
    expect(names(await list('base=BTC'))).toContain('BTC/USDT');
  });

  it('comes in pages that join, forwards and backwards', async () => {
    const pages = await readPages(api(), `${path}?limit=9&sort_by=counter&sort=desc`);
    const ids = pages.flatMap(({ data }) => data.map(({ id }: PairLine) => id));
    expect(ids).toEqual((await list('sort_by=counter&sort=desc')).map(({ id }) => id));
  });

  it('keeps its place when the pair at the edge is halted between two pages', async () => {
    const whole = names(await list());
    const first = await (await api().call(`${path}?limit=3`)).json();
    const edge = first.data[2];
    api().venue.halt(edge.base, edge.counter);
    const rest = await list(`cursor=${first.pagination.next_cursor}`);
    api().venue.resume(edge.base, edge.counter);
    expect(names(rest)).toEqual(whole.slice(3));
  });
});

describe('400', () => {
  describeWrongPages(path);

  it.each(['sort_by=price', 'type=stock', 'base=TOOLONGCODE', 'id='])('for %s', async (query) => {
    const response = await api().call(`${path}?${query}`);
    expect([response.status, (await response.json()).error.name]).toEqual([400, 'request_validation']);
  });
});

describeSharedRefusals({ path, failing: (error) => ({ market: failingService(error) }) });
