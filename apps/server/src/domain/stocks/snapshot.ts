import type { Stock } from './stock.ts';
import type { StockPrice } from './stock-venue.ts';

/** A mid price as observed. */
export type ObservedPrice = Pick<StockPrice, 'mid' | 'at' | 'dayBefore'>;

/** An observation of a stock in the market. */
export interface Snapshot {
  /** Ticker of the stock. */
  readonly ticker: string;
  readonly observedAt: Date;
  readonly isOpen: boolean;
  /** Absent if the venue had none. */
  readonly price?: ObservedPrice;
}

/** Which orders a stock accepts, by a snapshot. */
export interface Tradeability {
  readonly isMarketOpen: boolean;
  readonly buySupported: boolean;
  readonly sellSupported: boolean;
}

/** An order can be placed if the stock is listed, accepts the side and has a price, and the market is open. */
export function tradeabilityOf({ isListed, takes }: Stock, { isOpen, price }: Snapshot): Tradeability {
  const isTraded = isOpen && isListed && price !== undefined;
  return { isMarketOpen: isOpen, buySupported: isTraded && takes.buy, sellSupported: isTraded && takes.sell };
}
