import { Decimal } from '../../domain/money/decimal.ts';
import type { Money } from '../../domain/money/money.ts';
import { inWords, type Rate } from '../../domain/pricing/rate.ts';
import type { Fee } from '../../domain/quotes/fee.ts';
import type { FeeJson, MoneyJson, RateJson } from '../schema/tables.ts';

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

/** Decimals of a rate (G13). */
const RATE_DECIMALS = 18;

/**
 * A rate as the tables keep it since the first version: `rate` is what one unit of the source comes to, which has lost digits
 * where the base is bought. The price itself, with all of them, stands in `explained`.
 */
export function rateJson(rate: Rate): RateJson {
  const { base, counter, price, side } = rate;
  const units = side === 'sell' ? price : Decimal.one.dividedBy(price, RATE_DECIMALS, 'half-up');
  return { product: `${base}/${counter}`, explained: inWords(rate), rate: units.toString(), side };
}

/** The rate of what {@link rateJson} made. */
export function rateOf({ product, explained: words, side }: Omit<RateJson, 'rate'>): Rate {
  const [base = '', counter = ''] = product.split('/');
  const [, , , price = ''] = words.split(' ');
  return { base, counter, price: Decimal.parse(price), side };
}
