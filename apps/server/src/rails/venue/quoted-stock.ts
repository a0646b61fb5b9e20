import type { Decimal } from '../../domain/money/decimal.ts';

/** A stock at the simulated venue. Its price varies around a mean by at most `volatility`. */
export interface QuotedStock {
  readonly vendorSymbol: string;
  /** Whether it also trades while the exchange is closed. */
  readonly isAlwaysOpen: boolean;
  /** Absent if the venue has no price for it. */
  readonly quote?: StockQuote;
}

/** Parameters of a stock's price. */
export interface StockQuote {
  /** Mean price, in the currency of the price. */
  readonly middle: Decimal;
  /** Share of the mean, from 0 to less than 1. */
  readonly volatility: Decimal;
  /** Bid–ask spread, as a share of the mid price. */
  readonly spread: Decimal;
  readonly priceDecimals: number;
  /** When the stock was delisted, if it was. */
  readonly haltedAt?: Date;
}
