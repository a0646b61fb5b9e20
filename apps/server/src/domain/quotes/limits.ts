import { FieldError } from '../domain-error.ts';
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

/**
 * Refuses an amount beyond the limits.
 *
 * @param field the field that the caller gave the amount by, which the refused one may only follow from.
 * @throws FieldError on that field, with the amount and the limit.
 */
export function refuseBeyond(limits: Limits, amount: Decimal, field: string): void {
  const reason = reasonBeyond(limits, amount);
  if (reason !== undefined) throw new FieldError({ [field]: [reason] });
}

/** Why the limits do not allow an amount, in a sentence with the amount and the limit; undefined when they do. */
export function reasonBeyond({ of, currency, min, max }: Limits, amount: Decimal): string | undefined {
  const beyond = (bound: string, limit: Decimal) =>
    `${of} must be ${bound} ${amountText(limit, currency)} ${currency.code}; this one is ${amountText(amount, currency)} ${currency.code}.`;
  if (min !== undefined && amount.isLessThan(min)) return beyond('at least', min);
  if (max !== undefined && amount.isGreaterThan(max)) return beyond('at most', max);
  return undefined;
}
