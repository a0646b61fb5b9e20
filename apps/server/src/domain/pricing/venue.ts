import type { Decimal } from '../money/decimal.ts';

/** What one unit of a pair's base costs and brings at the venue, in the counter currency. */
export interface PairPrice {
  /** Halfway between what the venue pays and what it asks. */
  readonly mid: Decimal;
  /** What one unit of the base costs the caller; above the mid. */
  readonly buy: Decimal;
  /** What one unit of the base brings the caller; below the mid. */
  readonly sell: Decimal;
  /** Change of the mid over the last 24 hours in percent; absent without 24 hours of history. */
  readonly percentageChange?: Decimal;
}

/**
 * The market that currencies are priced at (G48). The same instant always has the same price, and the mid prices
 * of three currencies agree with one another: base to counter is base to a third one times the third to counter.
 */
export interface Venue {
  /**
   * Units of `counter` that one unit of `base` is worth at the instant, with at most 18 decimals, to put a value on
   * what is held. A halt does not touch it. Undefined when the venue does not know one of the currencies, or has no
   * price at the instant.
   */
  mid(base: string, counter: string, at: Date): Promise<Decimal | undefined>;

  /** The prices of a pair at the instant; undefined when the venue does not trade the pair or has halted it. */
  price(base: string, counter: string, at: Date): Promise<PairPrice | undefined>;
}
