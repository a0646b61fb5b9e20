import { type AmountCurrency, roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';

/** By how much (as a fraction) a price may move before a bound converted at it stops being valid (G85). */
const ROOM = Decimal.parse('0.02');

/**
 * A bound converted at a price, with a margin for price changes, so that an amount at the returned bound is
 * accepted later.
 *
 * @param worth the bound converted at the current price.
 */
export function movedBound(worth: Decimal, end: 'min' | 'max', currency: AmountCurrency): Decimal {
  const room = worth.times(ROOM);
  return end === 'min'
    ? roundAmount(worth.plus(room), currency, 'up')
    : roundAmount(worth.minus(room), currency, 'down');
}

/**
 * A bound converted to another currency, likewise.
 *
 * @param mid the value of one unit of the currency in that of the bound.
 */
export function movedWorth(
  amount: Decimal,
  end: 'min' | 'max',
  { currency, mid }: { readonly currency: AmountCurrency; readonly mid: Decimal },
): Decimal {
  return movedBound(amount.dividedBy(mid, currency.decimals, end === 'min' ? 'up' : 'down'), end, currency);
}
