import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { StockObservation, StockVenue } from '../../../src/domain/stocks/stock-venue.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';

/**
 * The quote of a stock: its market, by default `open`, and its prices, by default a tenth of a percent around the mid.
 */
interface Said extends Partial<Pick<StockObservation, 'market' | 'opensAt'>> {
  readonly mid?: string;
  readonly buy?: string;
  readonly sell?: string;
  readonly dayBefore?: string;
  /** The age of the price. */
  readonly ageMs?: number;
}

/** A stock market with the quotes set by a test; any other stock is closed and has no price. */
export interface FixedStockVenue extends StockVenue {
  say(ticker: string, said: Said): void;
  /** The number of requests for any stock. */
  readonly asked: () => number;
}

export function fixedStockVenue(): FixedStockVenue {
  const { stocks } = loadReference();
  const all = new Map<string, Said>();
  let asked = 0;
  return {
    say(ticker, said) {
      const stock = stocks.get(ticker);
      if (stock === undefined) throw new Error(`There is no stock ${ticker}.`);
      all.set(stock.vendorSymbol, said);
    },
    asked: () => asked,
    observe: async (vendorSymbol, at) => {
      asked += 1;
      const { market = 'open', opensAt, ...said } = all.get(vendorSymbol) ?? { market: 'closed' };
      const price = priceOf(said, at);
      return { market, ...(opensAt && { opensAt }), ...(price && { price }) };
    },
  };
}

function priceOf({ mid: text, buy, sell, dayBefore, ageMs = 0 }: Said, at: Date): StockObservation['price'] {
  if (text === undefined) return undefined;
  const mid = Decimal.parse(text);
  const half = mid.times(Decimal.parse('0.001'));
  return {
    mid,
    buy: buy === undefined ? mid.plus(half) : Decimal.parse(buy),
    sell: sell === undefined ? mid.minus(half) : Decimal.parse(sell),
    at: new Date(at.getTime() - ageMs),
    ...(dayBefore !== undefined && { dayBefore: Decimal.parse(dayBefore) }),
  };
}
