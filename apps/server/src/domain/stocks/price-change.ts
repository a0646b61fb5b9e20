import { Decimal } from '../money/decimal.ts';

const PERCENT_DECIMALS = 18;
const HUNDRED = Decimal.ofUnits(100n);

/** How far a current value is from a reference. */
export interface PriceChange {
  /** The current value less the reference. */
  readonly amount: Decimal;
  /** The amount in percent of the reference, to 18 places; absent when that is zero. */
  readonly percent?: Decimal;
}

export function changeOf(current: Decimal, reference: Decimal): PriceChange {
  const amount = current.minus(reference);
  if (reference.isZero()) return { amount };
  return { amount, percent: amount.times(HUNDRED).dividedBy(reference, PERCENT_DECIMALS, 'half-up') };
}
