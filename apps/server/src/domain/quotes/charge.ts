import type { AmountCurrency } from '../money/amount.ts';
import { Decimal, type Rounding } from '../money/decimal.ts';
import { type Conversion, inSource, inTarget } from '../pricing/conversion.ts';
import type { FeeRule } from '../reference/currency.ts';
import type { Fee, FeeName } from './fee.ts';

const HUNDRED = Decimal.ofUnits(100n);

/**
 * A fee deducted from an amount of the source currency, converted to the target.
 *
 * @param base the amount that the fee is deducted from; a percentage refers to it, and the fee never exceeds it.
 */
export function feeOffSource(name: FeeName, rule: FeeRule, base: Decimal, conversion: Conversion): Fee {
  const { source, target } = conversion;
  const amount = chargeOn(base, rule, source);
  const converted = inTarget(amount, conversion, roundingOf(rule));
  return {
    name,
    type: rule.type,
    amount: { amount, currency: source.code },
    converted: { amount: converted, currency: target.code },
  };
}

/**
 * A fee deducted from an amount of the target currency, converted to the source.
 *
 * @param base the amount that the fee is deducted from; a percentage refers to it, and the fee never exceeds it.
 */
export function feeOffTarget(name: FeeName, rule: FeeRule, base: Decimal, conversion: Conversion): Fee {
  const { source, target } = conversion;
  const amount = chargeOn(base, rule, target);
  const converted = inSource(amount, conversion, roundingOf(rule));
  return {
    name,
    type: rule.type,
    amount: { amount, currency: target.code },
    converted: { amount: converted, currency: source.code },
  };
}

/**
 * A percentage is rounded up on both sides, so that it is never zero (G327); a fixed fee is exact, and its
 * conversion is rounded to the nearest.
 */
function roundingOf({ type }: FeeRule): Rounding {
  return type === 'PERCENTAGE' ? 'up' : 'half-up';
}

/** The fee by the rule, at most the base. */
function chargeOn(base: Decimal, rule: FeeRule, { decimals }: AmountCurrency): Decimal {
  const asked =
    rule.type === 'FIXED'
      ? rule.amount
      : base.times(rule.percent).dividedBy(HUNDRED, decimals, roundingOf(rule));
  return asked.isGreaterThan(base) ? base : asked;
}
