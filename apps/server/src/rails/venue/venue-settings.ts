import type { Decimal } from '../../domain/money/decimal.ts';

/** A currency at the simulated venue. Its price varies around a mean by at most `volatility`. */
export interface QuotedCurrency {
  readonly code: string;
  /** Mean price of `units` units of the currency, in US dollars. */
  readonly middle: { readonly dollars: Decimal; readonly units: Decimal };
  /** Share of the mean, from 0 to less than 1. */
  readonly volatility: Decimal;
}

/** A pair at the simulated venue. */
export interface QuotedPair {
  readonly base: string;
  readonly counter: string;
  /** Bid–ask spread, as a share of the mid price. */
  readonly spread: Decimal;
  readonly priceDecimals: number;
}

/** Settings of the simulated venue. */
export interface VenueSettings {
  /** There are no prices before this instant. */
  readonly openedAt: Date;
  readonly currencies: readonly QuotedCurrency[];
  readonly pairs: readonly QuotedPair[];
}
