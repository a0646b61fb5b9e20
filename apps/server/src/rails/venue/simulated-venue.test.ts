import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '../../domain/money/decimal.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { SimulatedVenue } from './simulated-venue.ts';

const { venue: settings, currencies, pairs } = loadReference();
const codes = currencies.all().map(({ code }) => code);
const DAY_MS = 86_400_000;
const noon = new Date('2026-05-04T12:00:00Z');

const open = (seed = 'seed') => new SimulatedVenue(settings, seed);

async function mid(venue: SimulatedVenue, base: string, counter: string, at = noon): Promise<Decimal> {
  const price = await venue.mid(base, counter, at);
  if (price === undefined) throw new Error(`no price of ${base} in ${counter}`);
  return price;
}

const later = (ms: number) => new Date(noon.getTime() + ms);
const text = async (price: Promise<Decimal>) => String(await price);

const instants = fc.date({
  min: settings.openedAt,
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('mid', () => {
  it('is the same for the same instant, whoever asks and in whatever order', async () => {
    const one = open();
    const other = open();
    await mid(other, 'BTC', 'NGN', later(DAY_MS));
    expect(await text(mid(one, 'BTC', 'NGN'))).toBe(await text(mid(other, 'BTC', 'NGN')));
  });

  it('pins the course of the sandbox', async () => {
    expect(await text(mid(open('sandbox'), 'BTC', 'USDT'))).toMatchInlineSnapshot(
      `"96290.203172894126033066"`,
    );
    expect(await text(mid(open('sandbox'), 'USDT', 'NGN'))).toMatchInlineSnapshot(`"1735.76978276881908142"`);
  });

  it('is another one for another seed', async () => {
    expect(await text(mid(open('a'), 'BTC', 'USDT'))).not.toBe(await text(mid(open('b'), 'BTC', 'USDT')));
  });

  it('moves with the clock from second to second and not within a second', async () => {
    const venue = open();
    const now = await text(mid(venue, 'BTC', 'USDT'));
    expect(await text(mid(venue, 'BTC', 'USDT', later(999)))).toBe(now);
    expect(await text(mid(venue, 'BTC', 'USDT', later(1000)))).not.toBe(now);
  });

  it('moves little in a second', async () => {
    const venue = open();
    await fc.assert(
      fc.asyncProperty(instants, async (at) => {
        const now = await mid(venue, 'DOGE', 'USD', at);
        const next = await mid(venue, 'DOGE', 'USD', new Date(at.getTime() + 1000));
        const moved = next.minus(now).absolute().dividedBy(now, 6, 'up');
        expect(moved.isLessThan(Decimal.parse('0.001'))).toBe(true);
      }),
    );
  });

  it('stays within the volatility of its middle', async () => {
    const venue = open();
    await fc.assert(
      fc.asyncProperty(instants, fc.constantFrom(...settings.currencies), async (at, currency) => {
        const { code, middle, volatility } = currency;
        const worth = await mid(venue, code, 'USD', at);
        const centre = middle.dollars.dividedBy(middle.units, 18, 'half-up');
        const strayed = worth.minus(centre).absolute();
        const most = centre.times(volatility).plus(Decimal.ofUnits(2n, 18));
        expect(strayed.compare(most)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('agrees across three currencies', async () => {
    const venue = open();
    const code = fc.constantFrom(...codes);
    await fc.assert(
      fc.asyncProperty(code, code, code, instants, async (base, through, counter, at) => {
        const straight = await mid(venue, base, counter, at);
        const [first, second] = [await mid(venue, base, through, at), await mid(venue, through, counter, at)];
        const halfUnit = Decimal.ofUnits(5n, 19);
        const slack = first.plus(second).plus(Decimal.one).times(halfUnit).plus(halfUnit);
        const difference = straight.minus(first.times(second)).absolute();
        expect(difference.compare(slack)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('is one between a currency and itself', async () => {
    for (const code of codes) expect(await text(mid(open(), code, code))).toBe('1');
  });

  it('is there for each two currencies of the service, above zero', async () => {
    const venue = open();
    for (const base of codes) {
      for (const counter of codes) expect((await mid(venue, base, counter)).isPositive()).toBe(true);
    }
  });

  it('has no more than 18 decimals', async () => {
    expect((await mid(open(), 'NGN', 'BTC')).decimals()).toBeLessThanOrEqual(18);
  });

  it('is unknown for an unknown currency and before the venue opened', async () => {
    const venue = open();
    expect(await venue.mid('XYZ', 'USD', noon)).toBeUndefined();
    expect(await venue.mid('USD', 'XYZ', noon)).toBeUndefined();
    expect(await venue.mid('BTC', 'USD', new Date(settings.openedAt.getTime() - 1))).toBeUndefined();
    expect(await venue.mid('BTC', 'USD', settings.openedAt)).toBeDefined();
  });
});

describe('price', () => {
  it('asks more than the mid and pays less, by the spread of the pair', async () => {
    const venue = open();
    for (const { base, counter, spread, priceDecimals } of settings.pairs) {
      const price = await venue.price(base, counter, noon);
      const centre = await mid(venue, base, counter);
      if (!price) throw new Error(`no price of ${base}/${counter}`);
      expect(price.mid.equals(centre)).toBe(true);
      expect(price.buy.isGreaterThan(centre)).toBe(true);
      expect(price.sell.isLessThan(centre)).toBe(true);
      const tick = Decimal.ofUnits(1n, priceDecimals);
      const rounding = price.buy.minus(price.sell).minus(centre.times(spread));
      expect(rounding.isNegative()).toBe(false);
      expect(rounding.compare(tick.plus(tick))).toBeLessThanOrEqual(0);
      expect(Math.max(price.buy.decimals(), price.sell.decimals())).toBeLessThanOrEqual(priceDecimals);
    }
  });

  it('is there for each pair of the service and for no other', async () => {
    const venue = open();
    for (const { base, counter } of pairs.all()) {
      expect(await venue.price(base.code, counter.code, noon)).toBeDefined();
    }
    expect(await venue.price('NGN', 'USDT', noon)).toBeUndefined();
  });

  it('tells the change of the mid over 24 hours', async () => {
    const venue = open();
    const now = await mid(venue, 'BTC', 'USDT');
    const before = await mid(venue, 'BTC', 'USDT', later(-DAY_MS));
    const percent = now.minus(before).times(Decimal.parse('100')).dividedBy(before, 2, 'half-up');
    expect(String((await venue.price('BTC', 'USDT', noon))?.percentageChange)).toBe(String(percent));
  });

  it('tells no change while there are no 24 hours of history', async () => {
    const venue = open();
    const firstDay = new Date(settings.openedAt.getTime() + DAY_MS - 1);
    const secondDay = new Date(settings.openedAt.getTime() + DAY_MS);
    expect(await venue.price('BTC', 'USDT', firstDay)).not.toHaveProperty('percentageChange');
    expect(await venue.price('BTC', 'USDT', secondDay)).toHaveProperty('percentageChange');
  });
});

describe('halt', () => {
  it('takes the prices of one pair away until it is resumed', async () => {
    const venue = open();
    venue.halt('BTC', 'USDT');
    expect(await venue.price('BTC', 'USDT', noon)).toBeUndefined();
    expect(await venue.price('BTC', 'NGN', noon)).toBeDefined();
    venue.resume('BTC', 'USDT');
    expect(await venue.price('BTC', 'USDT', noon)).toBeDefined();
  });

  it('leaves what is held its value', async () => {
    const venue = open();
    venue.halt('BTC', 'USDT');
    expect(await venue.mid('BTC', 'USDT', noon)).toBeDefined();
  });

  it('knows only pairs that are traded', () => {
    expect(() => open().halt('USDT', 'BTC')).toThrow('the venue does not trade USDT/BTC');
    expect(() => open().resume('USDT', 'BTC')).toThrow(RangeError);
  });
});
