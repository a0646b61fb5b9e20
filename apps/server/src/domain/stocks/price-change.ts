import { Decimal } from '../money/decimal.ts';

const PERCENT_DECIMALS = 18;
const HUNDRED = Decimal.ofUnits(100n);

/** The difference between a current value and a reference. */
export interface PriceChange {
  /** The current value minus the reference. */
  readonly amount: Decimal;
  /** The amount in percent of the reference, to 18 decimals; absent if that is zero. */
  readonly percent?: Decimal;
}

export function changeOf(current: Decimal, reference: Decimal): PriceChange {
  const amount = current.minus(reference);
  if (reference.isZero()) return { amount };
  return { amount, percent: amount.times(HUNDRED).dividedBy(reference, PERCENT_DECIMALS, 'half-up') };
}
