import { rateText } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';

/** The rate between a source and a target currency, expressed in their pair. */
export interface Rate {
  /** Code of the currency that is bought or sold. */
  readonly base: string;
  /** Code of the currency that the price is in; the same as the base without an exchange. */
  readonly counter: string;
  /** Units of the counter currency per unit of the base. */
  readonly price: Decimal;
  /** Whether the base is bought (it is the target) or sold (it is the source). */
  readonly side: 'buy' | 'sell';
}

/** The rate of a currency to itself, which is one. */
export function evenRate(code: string): Rate {
  return { base: code, counter: code, price: Decimal.one, side: 'sell' };
}

/** The price of a rate on the wire; for the same currency it is `1`. */
export function priceText({ base, counter, price }: Rate): string {
  return base === counter ? price.toString() : rateText(price);
}

/** Maximum number of significant digits of a displayed price. */
const SHOWN_DIGITS = 8;

/** The rate as text, such as `1 USDT = 1720.00 NGN`, for display; shortens a long price (G328). */
export function explained(rate: Rate): string {
  return inWords({ ...rate, price: rate.price.significant(SHOWN_DIGITS, 'half-up') });
}

/** The rate as text, with every digit of its price. */
export function inWords(rate: Rate): string {
  return `1 ${rate.base} = ${priceText(rate)} ${rate.counter}`;
}
