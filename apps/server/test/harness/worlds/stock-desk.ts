import type { Fill } from '../../../src/domain/stocks/fill.ts';
import { NOTHING_HELD } from '../../../src/domain/stocks/holding.ts';
import { StockMarket } from '../../../src/domain/stocks/stock-market.ts';
import { StockMovers } from '../../../src/domain/stocks/stock-movers.ts';
import { StockOrders } from '../../../src/domain/stocks/stock-orders.ts';
import { StockPositions } from '../../../src/domain/stocks/stock-positions.ts';
import type { StockStore, StoredPosition } from '../../../src/domain/stocks/stock-store.ts';
import { loadReference } from '../../../src/reference/load-reference.ts';
import { fixedStockVenue } from './fixed-stock-venue.ts';
import { fixedVenue } from './fixed-venue.ts';

/**
 * The stock services for one holder without a database, at prices set by the test; a dollar is exchanged for one USDT.
 */
export function stockDesk(start: string) {
  const { stocks, currencies, pairs } = loadReference();
  const venue = fixedStockVenue();
  const positions = new Map<string, StoredPosition>();
  const fills: Fill[] = [];
  let now = new Date(start);
  let nextId = '';
  const clock = { now: () => now };
  const store: StockStore = {
    position: async (_, ticker) => positions.get(ticker) ?? { ...NOTHING_HELD, fillCount: 0 },
    fills: async () => ({ entries: fills.toReversed(), next: undefined, previous: undefined }),
  };
  const market = new StockMarket({
    stocks,
    venue,
    snapshots: { find: async () => [], keep: async () => {} },
    clock,
  });
  return {
    venue,
    currencies,
    /** Sets the time, and the identifier of the next record. */
    at(instant: string, id = ''): void {
      now = new Date(instant);
      nextId = id;
    },
    orders: new StockOrders({
      stocks,
      stockVenue: venue,
      store,
      rows: (fill, _, after) => {
        positions.set(fill.ticker, after);
        fills.push(fill);
        return [];
      },
      ledger: { commit: async () => ({ kind: 'done' }) },
      balances: { find: async () => undefined },
      currencies,
      pairs,
      venue: fixedVenue({ 'USDT/USD': { buy: '1', sell: '1' } }),
      clock,
      ids: { next: () => nextId },
    }),
    positions: new StockPositions({ stocks, market, store }),
    movers: new StockMovers({ market, clock }),
  };
}

/** The prices of the contract's examples, and those of 24 hours before. */
export const exampleStockPrices = {
  AAPL: { mid: '200.00', dayBefore: '195.3125' },
  KO: { mid: '58.80', dayBefore: '60.00' },
  MSFT: { mid: '412.00', dayBefore: '400.00' },
  PFE: { mid: '24.25', dayBefore: '25.00' },
} as const;
