import type { Holder } from '../balances/balance-store.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { RecordChange } from '../record.ts';
import type { Fill } from './fill.ts';
import type { Holding } from './holding.ts';
import type { Stock } from './stock.ts';

/** What a holder has of a stock, and how many fills are behind it. */
export interface StoredPosition extends Holding {
  readonly fillCount: number;
}

/** Reads positions and fills; they change by commits of the ledger alone. */
export interface StockStore {
  /** The position; nothing of a stock that was never traded. */
  position(holder: Holder, ticker: string): Promise<StoredPosition>;
  /** A page of the fills of a stock, in the order in which they were made. */
  fills(holder: Holder, ticker: string, page: PageRequest): Promise<Page<Fill>>;
}

/** Makes the records of a fill: the fill itself, and the position after it, which has to be as it was read. */
export type StockRows = (fill: Fill, stock: Stock, after: StoredPosition) => readonly RecordChange[];
