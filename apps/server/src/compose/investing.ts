import { StockMarket } from '../domain/stocks/stock-market.ts';
import { StockMovers } from '../domain/stocks/stock-movers.ts';
import { StockOrders } from '../domain/stocks/stock-orders.ts';
import { StockPositions } from '../domain/stocks/stock-positions.ts';
import { stockHandlers } from '../http/operations/stocks/index.ts';
import type { Services } from '../services.ts';
import { balanceStore } from '../storage/money/postgres-balance-store.ts';
import { ALL, type ClearedTable, NONE } from '../storage/sandbox/postgres-sandbox-store.ts';
import { snapshotStore } from '../storage/stocks/postgres-snapshot-store.ts';
import { stockRows, stockStore } from '../storage/stocks/postgres-stock-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** Stocks: positions of profiles, and the market on which they are traded. */
export function investingArea(base: Base, { currencies, cursors }: Pick<Services, 'currencies' | 'cursors'>) {
  const { database, reference, clock, ids, ledger, venue, stockVenue } = base;
  const { stocks, pairs } = reference;
  const store = stockStore(database);
  const market = new StockMarket({ stocks, venue: stockVenue, snapshots: snapshotStore(database), clock });
  const services = {
    stockPositions: new StockPositions({ stocks, market, store }),
    stockMovers: new StockMovers({ market, clock }),
    stockOrders: new StockOrders({
      stocks,
      stockVenue,
      store,
      rows: stockRows,
      ledger,
      balances: balanceStore(database),
      currencies,
      pairs,
      venue,
      clock,
      ids,
    }),
  };
  return {
    services,
    handlers: { api: stockHandlers({ ...services, currencies, cursors }) },
    tables,
  } satisfies Area;
}

const tables: readonly ClearedTable[] = [
  { table: 'stock_fill', isOver: ALL },
  { table: 'stock_position', isOver: NONE },
  { table: 'stock_snapshot', isOver: NONE },
];
