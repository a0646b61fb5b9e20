import { type AmountCurrency, roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';

/** By how much, in parts of one, a price may move before a bound that was told across it no longer holds (G85). */
const ROOM = Decimal.parse('0.02');

/**
 * A bound in the currency on the other side of a price, as a caller is told it: with room for the price to move until the
 * caller uses it, so that what is told is accepted.
 *
 * @param worth what the bound is worth at the price of the moment.
 */
export function movedBound(worth: Decimal, end: 'min' | 'max', currency: AmountCurrency): Decimal {
  const room = worth.times(ROOM);
  return end === 'min'
    ? roundAmount(worth.plus(room), currency, 'up')
    : roundAmount(worth.minus(room), currency, 'down');
}

/**
 * A bound in another currency, likewise.
 *
 * @param mid what one unit of the currency is worth in that of the bound.
 */
export function movedWorth(
  amount: Decimal,
  end: 'min' | 'max',
  { currency, mid }: { readonly currency: AmountCurrency; readonly mid: Decimal },
): Decimal {
  return movedBound(amount.dividedBy(mid, currency.decimals, end === 'min' ? 'up' : 'down'), end, currency);
}
