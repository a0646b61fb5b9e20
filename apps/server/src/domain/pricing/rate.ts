import { rateText } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';

/** The price at which a source currency is exchanged for a target currency, in the words of their pair. */
export interface Rate {
  /** Code of the currency that is bought or sold. */
  readonly base: string;
  /** Code of the currency that the price is in; the same as the base where nothing is exchanged. */
  readonly counter: string;
  /** Units of the counter currency for one unit of the base. */
  readonly price: Decimal;
  /** Whether the base is bought, so that it is the target, or sold, so that it is the source. */
  readonly side: 'buy' | 'sell';
}

/** The rate of a currency for itself, which is exchanged at one. */
export function evenRate(code: string): Rate {
  return { base: code, counter: code, price: Decimal.one, side: 'sell' };
}

/** The price of a rate on the wire; between the same currency it is plainly 1. */
export function priceText({ base, counter, price }: Rate): string {
  return base === counter ? price.toString() : rateText(price);
}

/** Most significant digits of a price in words. */
const SHOWN_DIGITS = 8;

/** The rate in words, such as `1 USDT = 1720.00 NGN`, for display: of a longer price the first digits (G328). */
export function explained(rate: Rate): string {
  return inWords({ ...rate, price: rate.price.significant(SHOWN_DIGITS, 'half-up') });
}

/** The rate in words, with every digit of its price. */
export function inWords(rate: Rate): string {
  return `1 ${rate.base} = ${priceText(rate)} ${rate.counter}`;
}
