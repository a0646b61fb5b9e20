import type { Decimal } from '../money/decimal.ts';

/** Prices of one unit of a pair's base at the venue, in the counter currency. */
export interface PairPrice {
  /** Halfway between the bid and the ask of the venue. */
  readonly mid: Decimal;
  /** What the caller pays for one unit of the base; above the mid. */
  readonly buy: Decimal;
  /** What the caller receives for one unit of the base; below the mid. */
  readonly sell: Decimal;
  /** Change of the mid price over the last 24 hours in percent; absent without 24 hours of history. */
  readonly percentageChange?: Decimal;
}

/**
 * The market that prices currencies (G48). The same instant always has the same price, and mid prices are
 * consistent across currencies: base to counter equals base to a third one times the third to counter.
 */
export interface Venue {
  /**
   * Units of `counter` per unit of `base` at the instant, with at most 18 decimals, for the valuation of balances.
   * A halt does not affect it. Undefined if the venue does not know one of the currencies, or has no price at the
   * instant.
   */
  mid(base: string, counter: string, at: Date): Promise<Decimal | undefined>;

  /** The prices of a pair at the instant; undefined if the venue does not trade the pair or has halted it. */
  price(base: string, counter: string, at: Date): Promise<PairPrice | undefined>;
}
