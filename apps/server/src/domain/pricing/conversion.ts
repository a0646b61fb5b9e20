import { type AmountCurrency, roundAmount } from '../money/amount.ts';
import type { Decimal, Rounding } from '../money/decimal.ts';
import type { Rate } from './rate.ts';

/** Two currencies and the rate between them. */
export interface Conversion {
  readonly source: AmountCurrency;
  readonly target: AmountCurrency;
  readonly rate: Pick<Rate, 'price' | 'side'>;
}

/** A source amount in the target currency, rounded to its last decimal and otherwise exact (G103). */
export function inTarget(amount: Decimal, { target, rate }: Conversion, rounding: Rounding): Decimal {
  return rate.side === 'sell'
    ? roundAmount(amount.times(rate.price), target, rounding)
    : amount.dividedBy(rate.price, target.decimals, rounding);
}

/** A target amount in the source currency, likewise. */
export function inSource(amount: Decimal, { source, rate }: Conversion, rounding: Rounding): Decimal {
  return rate.side === 'sell'
    ? amount.dividedBy(rate.price, source.decimals, rounding)
    : roundAmount(amount.times(rate.price), source, rounding);
}
