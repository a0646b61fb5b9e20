import { describe, expect, it } from 'vitest';
import { SimulatedVenue } from '../../rails/venue/simulated-venue.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { Market, type PairFilter, type PricedPair } from './market.ts';

const { pairs, venue: settings } = loadReference();

function open(now = () => new Date('2026-05-04T12:00:00Z')) {
  const venue = new SimulatedVenue(settings, 'seed');
  return { venue, market: new Market({ pairs, venue, clock: { now } }) };
}

const names = (listed: readonly PricedPair[]) =>
  listed.map(({ pair }) => `${pair.base.code}/${pair.counter.code}`);

async function namesOf(filter: PairFilter) {
  return names(await open().market.list(filter));
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
    expect(names(await market.list({ counter: 'NGN', base: 'USDT' }))).toEqual([]);
    venue.resume('USDT', 'NGN');
    expect(names(await market.list({ counter: 'NGN', base: 'USDT' }))).toEqual(['USDT/NGN']);
  });

  it('takes all prices at one instant of the clock it is given', async () => {
    let asked = 0;
    const instant = new Date('2026-05-04T12:00:00Z');
    const { market, venue } = open(() => {
      asked += 1;
      return instant;
    });
    const [priced] = await market.list({ id: 'USDTNGN' });
    expect(String(priced?.price.mid)).toBe(String(await venue.mid('USDT', 'NGN', instant)));
    await market.list({});
    expect(asked).toBe(2);
  });
});
