import type { Decimal } from '../../domain/money/decimal.ts';

/** A stock at the simulated venue. Its price swings around a middle and strays from it by `volatility` at most. */
export interface QuotedStock {
  readonly vendorSymbol: string;
  /** Whether it trades at any hour, not only while the exchange is open. */
  readonly isAlwaysOpen: boolean;
  /** Absent when the venue has no price of it. */
  readonly quote?: StockQuote;
}

/** How the price of a stock is made. */
export interface StockQuote {
  /** In the currency of the price, in the middle of the course. */
  readonly middle: Decimal;
  /** Share of the middle, from 0 to less than 1. */
  readonly volatility: Decimal;
  /** What lies between buying and selling, as a share of the mid price. */
  readonly spread: Decimal;
  readonly priceDecimals: number;
  /** When trading stopped for good; absent when it goes on. */
  readonly haltedAt?: Date;
}
