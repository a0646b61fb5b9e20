import { type AmountCurrency, amountText } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';

/** From how much to how much something takes. */
export interface Limits {
  /** What takes it, as a sentence begins with it, for example `A withdrawal by Bank transfer`. */
  readonly of: string;
  readonly currency: AmountCurrency;
  readonly min?: Decimal;
  readonly max?: Decimal;
}

/** One end of limits. */
export interface Bound {
  readonly end: 'min' | 'max';
  readonly amount: Decimal;
}

/** The end of the limits that does not allow the amount; undefined when both do. */
export function passedBound({ min, max }: Pick<Limits, 'min' | 'max'>, amount: Decimal): Bound | undefined {
  if (min !== undefined && amount.isLessThan(min)) return { end: 'min', amount: min };
  if (max !== undefined && amount.isGreaterThan(max)) return { end: 'max', amount: max };
  return undefined;
}

/** Why the bound does not allow an amount, in a sentence with both of them. */
export function reasonBeyond(
  { of, currency }: Pick<Limits, 'of' | 'currency'>,
  bound: Bound,
  amount: Decimal,
): string {
  const text = (value: Decimal) => `${amountText(value, currency)} ${currency.code}`;
  return `${of} must be ${bound.end === 'min' ? 'at least' : 'at most'} ${text(bound.amount)}; this one is ${text(amount)}.`;
}
