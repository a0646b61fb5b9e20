import { type AmountCurrency, roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import type { FeeRule } from '../reference/currency.ts';
import type { Fee, FeeName } from './fee.ts';

const HUNDRED = Decimal.ofUnits(100n);

/** Two currencies, and the units of the target for one unit of the source. */
export interface Conversion {
  readonly source: AmountCurrency;
  readonly target: AmountCurrency;
  readonly rate: Decimal;
}

/**
 * The fee that is taken off an amount of the source currency, converted to the target.
 *
 * @param base what the fee is taken off; a share is a share of it, and no fee is more than it.
 */
export function feeOffSource(
  name: FeeName,
  rule: FeeRule,
  base: Decimal,
  { source, target, rate }: Conversion,
): Fee {
  const amount = chargeOn(base, rule, source);
  const converted = roundAmount(amount.times(rate), target, 'half-up');
  return {
    name,
    type: rule.type,
    amount: { amount, currency: source.code },
    converted: { amount: converted, currency: target.code },
  };
}

/**
 * The fee that is taken off an amount of the target currency, converted to the source.
 *
 * @param base what the fee is taken off; a share is a share of it, and no fee is more than it.
 */
export function feeOffTarget(
  name: FeeName,
  rule: FeeRule,
  base: Decimal,
  { source, target, rate }: Conversion,
): Fee {
  const amount = chargeOn(base, rule, target);
  const converted = amount.dividedBy(rate, source.decimals, 'half-up');
  return {
    name,
    type: rule.type,
    amount: { amount, currency: target.code },
    converted: { amount: converted, currency: source.code },
  };
}

/** What the rule takes off the base: shares are rounded half up, and nothing is taken that is not there. */
function chargeOn(base: Decimal, rule: FeeRule, { decimals }: AmountCurrency): Decimal {
  const asked =
    rule.type === 'FIXED' ? rule.amount : base.times(rule.percent).dividedBy(HUNDRED, decimals, 'half-up');
  return asked.isGreaterThan(base) ? base : asked;
}
