import type { Stock } from './stock.ts';
import type { StockPrice } from './stock-venue.ts';

/** A mid price as it was observed. */
export type ObservedPrice = Pick<StockPrice, 'mid' | 'at' | 'dayBefore'>;

/** What was seen of a stock when the market was looked at. */
export interface Snapshot {
  /** Of the stock. */
  readonly ticker: string;
  readonly observedAt: Date;
  readonly isOpen: boolean;
  /** Absent when the venue had none. */
  readonly price?: ObservedPrice;
}

/** What can be done with a stock, by a snapshot. */
export interface Tradeability {
  readonly isMarketOpen: boolean;
  readonly buySupported: boolean;
  readonly sellSupported: boolean;
}

/** An order can be placed when the stock is listed, takes it and has a price, and the market is open. */
export function tradeabilityOf({ isListed, takes }: Stock, { isOpen, price }: Snapshot): Tradeability {
  const isTraded = isOpen && isListed && price !== undefined;
  return { isMarketOpen: isOpen, buySupported: isTraded && takes.buy, sellSupported: isTraded && takes.sell };
}
