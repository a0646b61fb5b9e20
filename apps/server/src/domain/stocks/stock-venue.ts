import type { Decimal } from '../money/decimal.ts';

/** What one token costs and brings at the venue, in the currency of its price. */
export interface StockPrice {
  /** Halfway between what the venue pays and what it asks. */
  readonly mid: Decimal;
  /** What a token costs the caller; above the mid. */
  readonly buy: Decimal;
  /** What a token brings the caller; below the mid. */
  readonly sell: Decimal;
  /** When it was made: while a stock does not trade, its last price stands. */
  readonly at: Date;
  /** The mid 24 hours before the observation; absent without 24 hours of history. */
  readonly dayBefore?: Decimal;
}

/** What the venue says of a stock at an instant. */
export interface StockObservation {
  /** `halted` until nobody knows when, `closed` until the exchange opens. */
  readonly market: 'open' | 'closed' | 'halted';
  /** When the market opens that is closed. */
  readonly opensAt?: Date;
  /** Absent when the venue has none. */
  readonly price?: StockPrice;
}

/** The market that stocks are traded at (G48). The same instant always has the same prices. */
export interface StockVenue {
  observe(vendorSymbol: string, at: Date): Promise<StockObservation>;
}
