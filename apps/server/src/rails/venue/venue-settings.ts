import type { Decimal } from '../../domain/money/decimal.ts';

/** A currency at the simulated venue. Its price swings around a middle and strays from it by `volatility` at most. */
export interface QuotedCurrency {
  readonly code: string;
  /** US dollars for `units` units of the currency, in the middle of the course. */
  readonly middle: { readonly dollars: Decimal; readonly units: Decimal };
  /** Share of the middle, from 0 to less than 1. */
  readonly volatility: Decimal;
}

/** A pair at the simulated venue. */
export interface QuotedPair {
  readonly base: string;
  readonly counter: string;
  /** What lies between buying and selling, as a share of the mid price. */
  readonly spread: Decimal;
  readonly priceDecimals: number;
}

/** Everything that the simulated venue goes by. */
export interface VenueSettings {
  /** There are no prices before this instant. */
  readonly openedAt: Date;
  readonly currencies: readonly QuotedCurrency[];
  readonly pairs: readonly QuotedPair[];
}
