import type { Decimal } from '../money/decimal.ts';

/** Prices of one token at the venue, in the currency of the stock. */
export interface StockPrice {
  /** Halfway between the bid and the ask of the venue. */
  readonly mid: Decimal;
  /** What the caller pays for a token; above the mid. */
  readonly buy: Decimal;
  /** What the caller receives for a token; below the mid. */
  readonly sell: Decimal;
  /** When the price was made; while a stock does not trade, its last price stays. */
  readonly at: Date;
  /** The mid price 24 hours before the observation; absent without 24 hours of history. */
  readonly dayBefore?: Decimal;
}

/** The state of a stock at the venue at an instant. */
export interface StockObservation {
  /** `halted`: until an unknown time. `closed`: until the exchange opens. */
  readonly market: 'open' | 'closed' | 'halted';
  /** When a closed market opens. */
  readonly opensAt?: Date;
  /** Absent if the venue has none. */
  readonly price?: StockPrice;
}

/** The market where stocks are traded (G48). The same instant always has the same prices. */
export interface StockVenue {
  observe(vendorSymbol: string, at: Date): Promise<StockObservation>;
}
