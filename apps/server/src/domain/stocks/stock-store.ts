import type { Holder } from '../balances/balance-store.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { RecordChange } from '../record.ts';
import type { Fill } from './fill.ts';
import type { Holding } from './holding.ts';
import type { Stock } from './stock.ts';

/** A holder's position in a stock, and its number of fills. */
export interface StoredPosition extends Holding {
  readonly fillCount: number;
}

/** Reads positions and fills; only commits of the ledger change them. */
export interface StockStore {
  /** The position; empty for a stock that was never traded. */
  position(holder: Holder, ticker: string): Promise<StoredPosition>;
  /** A page of the fills of a stock, in chronological order. */
  fills(holder: Holder, ticker: string, page: PageRequest): Promise<Page<Fill>>;
}

/** Builds the records of a fill: the fill itself, and the new position, whose previous state must be unchanged. */
export type StockRows = (fill: Fill, stock: Stock, after: StoredPosition) => readonly RecordChange[];
