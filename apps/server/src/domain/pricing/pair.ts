import type { Decimal } from '../money/decimal.ts';
import type { Currency } from '../reference/currency.ts';

/** The kind of a pair's counter currency; `crypto` is anything that is neither fiat nor a stablecoin (G85). */
export type PairType = 'fiat' | 'crypto' | 'stablecoins';

/** One side of a pair; limits are amounts of the base. */
export interface PairSide {
  readonly supported: boolean;
  readonly min: Decimal;
  readonly max: Decimal;
}

/** Two currencies that trade against one another. */
export interface Pair {
  /** As returned by {@link pairId}. */
  readonly id: string;
  /** The currency that is bought or sold. */
  readonly base: Currency;
  /** The currency that pays for the base. */
  readonly counter: Currency;
  readonly buy: PairSide;
  readonly sell: PairSide;
}

/** The id of the pair of two currencies, such as `BTCNGN` (G85). */
export function pairId({ base, counter }: { readonly base: string; readonly counter: string }): string {
  return `${base}${counter}`;
}

/** The type of a pair (G85). */
export function pairType({ counter }: Pair): PairType {
  if (counter.type === 'fiat') return 'fiat';
  return counter.isStablecoin ? 'stablecoins' : 'crypto';
}
