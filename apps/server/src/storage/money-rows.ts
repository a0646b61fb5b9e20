import { Decimal } from '../domain/money/decimal.ts';
import type { Fee } from '../domain/quotes/fee.ts';
import type { FeeJson } from './tables.ts';

/** A fee as the tables keep it. */
export function feeJson({ name, type, amount, converted }: Fee): FeeJson {
  const money = ({ amount: value, currency }: Fee['amount']) => ({ amount: value.toString(), currency });
  return { name, type, amount: money(amount), converted: money(converted) };
}

/** The fee of what {@link feeJson} made. */
export function feeOf({ name, type, amount, converted }: FeeJson): Fee {
  const money = ({ amount: value, currency }: FeeJson['amount']) => ({
    amount: Decimal.parse(value),
    currency,
  });
  return { name, type, amount: money(amount), converted: money(converted) };
}
