import { describe, expect, it } from 'vitest';
import { SimulatedVenue } from '../../rails/venue/simulated-venue.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { Market, type PairFilter, type PricedPair } from './market.ts';

const { pairs, venue: settings } = loadReference();

const at = new Date('2026-05-04T12:00:00Z');

function open() {
  const venue = new SimulatedVenue(settings, 'seed');
  return { venue, market: new Market({ pairs, venue }) };
}

const names = (listed: readonly PricedPair[]) =>
  listed.map(({ pair }) => `${pair.base.code}/${pair.counter.code}`);

async function namesOf(filter: PairFilter) {
  return names(await open().market.list(filter, at));
}

describe('list', () => {
  it('has every pair without a filter', async () => {
    expect(await namesOf({})).toHaveLength(pairs.all().length);
  });

  it('finds one pair by its identifier', async () => {
    expect(await namesOf({ id: 'USDTNGN' })).toEqual(['USDT/NGN']);
  });

  it.each<[PairFilter, (base: string, counter: string) => boolean]>([
    [{ base: 'USDT' }, (base) => base === 'USDT'],
    [{ counter: 'USDT' }, (_, counter) => counter === 'USDT'],
    [{ currency: 'USDT' }, (base, counter) => base === 'USDT' || counter === 'USDT'],
    [{ type: 'stablecoins' }, (_, counter) => ['USDT', 'USDC'].includes(counter)],
    [{ type: 'crypto' }, (_, counter) => counter === 'BTC'],
    [{ type: 'fiat', base: 'USD' }, (base) => base === 'USD'],
    [{ base: 'NGN', counter: 'NGN' }, () => false],
  ])('narrows by %j', async (filter, belongs) => {
    const all = pairs.all().map(({ base, counter }) => [base.code, counter.code] as const);
    const want = all.filter(([base, counter]) => belongs(base, counter)).map((codes) => codes.join('/'));
    expect(await namesOf(filter)).toEqual(want);
  });

  it('leaves out what the venue does not price now (G85)', async () => {
    const { venue, market } = open();
    venue.halt('USDT', 'NGN');
    expect(names(await market.list({ counter: 'NGN', base: 'USDT' }, at))).toEqual([]);
    venue.resume('USDT', 'NGN');
    expect(names(await market.list({ counter: 'NGN', base: 'USDT' }, at))).toEqual(['USDT/NGN']);
  });

  it('takes all prices at the instant that it is given', async () => {
    const { market, venue } = open();
    const later = new Date('2026-05-05T12:00:00Z');
    const priced = await market.list({ counter: 'NGN' }, later);
    expect(priced.length).toBeGreaterThan(5);
    for (const { pair, price } of priced) {
      expect(String(price.mid)).toBe(String(await venue.mid(pair.base.code, 'NGN', later)));
    }
  });
});
