import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { PairPrice, Venue } from '../../../src/domain/pricing/venue.ts';

/** The buy and sell prices of one unit of a base in the counter currency, by `base/counter`. */
export type FixedPrices = Readonly<Record<string, { readonly buy: string; readonly sell: string }>>;

/** The prices of the contract's examples. */
export const examplePrices: FixedPrices = {
  'BTC/USDT': { buy: '100200', sell: '99800' },
  'USDT/NGN': { buy: '1730', sell: '1720' },
};

/**
 * A venue with constant prices. Other pairs are not traded; the mid price of two currencies is halfway between the
 * prices of their pair, in either direction.
 */
export function fixedVenue(prices: FixedPrices): Venue {
  const price = (base: string, counter: string): PairPrice | undefined => {
    const found = prices[`${base}/${counter}`];
    if (found === undefined) return undefined;
    const [buy, sell] = [Decimal.parse(found.buy), Decimal.parse(found.sell)];
    return { buy, sell, mid: buy.plus(sell).times(Decimal.parse('0.5')) };
  };
  return {
    price: async (base, counter) => price(base, counter),
    mid: async (base, counter) => {
      const turned = price(counter, base)?.mid;
      return price(base, counter)?.mid ?? (turned && Decimal.one.dividedBy(turned, 18, 'half-up'));
    },
  };
}
