import { Decimal } from '../../domain/money/decimal.ts';
import type { Money } from '../../domain/money/money.ts';
import { inWords, type Rate } from '../../domain/pricing/rate.ts';
import type { Fee } from '../../domain/quotes/fee.ts';
import type { FeeJson, MoneyJson, RateJson } from '../schema/json-columns.ts';

/** Converts a fee to its stored form. */
export function feeJson({ name, type, amount, converted }: Fee): FeeJson {
  return { name, type, amount: moneyJson(amount), converted: moneyJson(converted) };
}

/** The reverse of {@link feeJson}. */
export function feeOf({ name, type, amount, converted }: FeeJson): Fee {
  return { name, type, amount: moneyOf(amount), converted: moneyOf(converted) };
}

/** Converts an amount and its currency to their stored form. */
export function moneyJson({ amount, currency }: Money): MoneyJson {
  return { amount: amount.toString(), currency };
}

/** The reverse of {@link moneyJson}. */
export function moneyOf({ amount, currency }: MoneyJson): Money {
  return { amount: Decimal.parse(amount), currency };
}

/** Decimals of a rate (G13). */
const RATE_DECIMALS = 18;

/**
 * Converts a rate to its stored form, unchanged since the first version: `rate` is the value of one unit of the source,
 * which loses digits where the base is bought. The exact price is in `explained`.
 */
export function rateJson(rate: Rate): RateJson {
  const { base, counter, price, side } = rate;
  const units = side === 'sell' ? price : Decimal.one.dividedBy(price, RATE_DECIMALS, 'half-up');
  return { product: `${base}/${counter}`, explained: inWords(rate), rate: units.toString(), side };
}

/** The reverse of {@link rateJson}. */
export function rateOf({ product, explained: words, side }: Omit<RateJson, 'rate'>): Rate {
  const [base = '', counter = ''] = product.split('/');
  const [, , , price = ''] = words.split(' ');
  return { base, counter, price: Decimal.parse(price), side };
}
