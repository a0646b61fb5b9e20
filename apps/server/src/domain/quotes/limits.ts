import { type AmountCurrency, amountText } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';

/** Minimum and maximum of something. */
export interface Limits {
  /** What is limited, as the beginning of a sentence, for example `A withdrawal by Bank transfer`. */
  readonly of: string;
  readonly currency: AmountCurrency;
  readonly min?: Decimal;
  readonly max?: Decimal;
}

/** The minimum or the maximum. */
export interface Bound {
  readonly end: 'min' | 'max';
  readonly amount: Decimal;
}

/** The limit that the amount violates; undefined if none. */
export function passedBound({ min, max }: Pick<Limits, 'min' | 'max'>, amount: Decimal): Bound | undefined {
  if (min !== undefined && amount.isLessThan(min)) return { end: 'min', amount: min };
  if (max !== undefined && amount.isGreaterThan(max)) return { end: 'max', amount: max };
  return undefined;
}

/** Why the limit does not allow an amount, in a sentence with both amounts. */
export function reasonBeyond(
  { of, currency }: Pick<Limits, 'of' | 'currency'>,
  bound: Bound,
  amount: Decimal,
): string {
  const text = (value: Decimal) => `${amountText(value, currency)} ${currency.code}`;
  return `${of} must be ${bound.end === 'min' ? 'at least' : 'at most'} ${text(bound.amount)}; this one is ${text(amount)}.`;
}
