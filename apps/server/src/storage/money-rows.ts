import { Decimal } from '../domain/money/decimal.ts';
import type { Money } from '../domain/money/money.ts';
import type { Fee } from '../domain/quotes/fee.ts';
import type { FeeJson, MoneyJson } from './tables.ts';

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
