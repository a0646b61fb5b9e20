import { Decimal } from '../domain/money/decimal.ts';
import type { Money } from '../domain/money/money.ts';
import type { Rate } from '../domain/pricing/exchange.ts';
import type { Fee } from '../domain/quotes/fee.ts';
import type { FeeJson, MoneyJson, RateJson } from './tables.ts';

/** A fee as the tables keep it. */
export function feeJson({ name, type, amount, converted }: Fee): FeeJson {
  return { name, type, amount: moneyJson(amount), converted: moneyJson(converted) };
}

/** The fee of what {@link feeJson} made. */
export function feeOf({ name, type, amount, converted }: FeeJson): Fee {
  return { name, type, amount: moneyOf(amount), converted: moneyOf(converted) };
}

/** An amount and its currency as the tables keep them. */
export function moneyJson({ amount, currency }: Money): MoneyJson {
  return { amount: amount.toString(), currency };
}

/** The amount of what {@link moneyJson} made. */
export function moneyOf({ amount, currency }: MoneyJson): Money {
  return { amount: Decimal.parse(amount), currency };
}

/** A rate as the tables keep it. */
export function rateJson({ product, explained, rate, side }: Rate): RateJson {
  return { product, explained, rate: rate.toString(), side };
}

/** The rate of what {@link rateJson} made. */
export function rateOf({ product, explained, rate, side }: RateJson): Rate {
  return { product, explained, rate: Decimal.parse(rate), side };
}
