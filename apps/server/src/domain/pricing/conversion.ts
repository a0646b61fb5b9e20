import { type AmountCurrency, roundAmount } from '../money/amount.ts';
import type { Decimal, Rounding } from '../money/decimal.ts';
import type { Rate } from './rate.ts';

/** Two currencies, and the price at which one is exchanged for the other. */
export interface Conversion {
  readonly source: AmountCurrency;
  readonly target: AmountCurrency;
  readonly rate: Pick<Rate, 'price' | 'side'>;
}

/** What an amount of the source comes to, in whole units of the target's last decimal; exact but for that rounding (G103). */
export function inTarget(amount: Decimal, { target, rate }: Conversion, rounding: Rounding): Decimal {
  return rate.side === 'sell'
    ? roundAmount(amount.times(rate.price), target, rounding)
    : amount.dividedBy(rate.price, target.decimals, rounding);
}

/** What an amount of the target takes of the source, likewise. */
export function inSource(amount: Decimal, { source, rate }: Conversion, rounding: Rounding): Decimal {
  return rate.side === 'sell'
    ? amount.dividedBy(rate.price, source.decimals, rounding)
    : roundAmount(amount.times(rate.price), source, rounding);
}
