import { type AmountCurrency, roundAmount } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import { midPrice } from '../pricing/mid-price.ts';
import type { Venue } from '../pricing/venue.ts';
import type { Currencies } from '../reference/currencies.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';

/** The amount of a request: of one of the two sides, or the value of the movement in any currency. */
export type AskedAmount = {
  readonly amount: Decimal;
  /** Set by a payment link: rounded up to what the network can send, because the payer has no choice (G324). */
  readonly isSet?: true;
} & ({ readonly side: 'source' | 'target' } | { readonly side: 'quote'; readonly currency: string });

/** The field that determines the amounts of a quote; refusals of amounts name it. */
type AmountField = 'source_amount' | 'target_amount' | 'quote_amount';

/** The given amount of a quote, converted to one of its two sides. */
export interface GivenAmount {
  readonly field: AmountField;
  readonly side: 'source' | 'target';
  readonly amount: Decimal;
  /**
   * The amount in the third currency that it was given in, and the value of one unit of that in the source
   * currency.
   */
  readonly worth?: { readonly amount: Decimal; readonly currency: AmountCurrency; readonly mid: Decimal };
}

/**
 * The given amount of a request (G30). A `quote_amount` in the source or the target currency is the amount of that
 * side; in a third currency it is converted to the source at the mid price of the instant, rounded up.
 *
 * @param source the source as it is paid in, and `target` as it is paid out.
 * @throws FieldError for more decimals than the currency, or the network of its side, allows, and for an unknown
 * `quote_currency`.
 * @throws PriceUnavailable when the value in a third currency is unavailable.
 */
export async function givenAmount(
  asked: AskedAmount,
  source: AmountCurrency,
  target: AmountCurrency,
  at: Date,
  { currencies, venue }: { currencies: Pick<Currencies, 'get'>; venue: Pick<Venue, 'mid'> },
): Promise<GivenAmount> {
  const { amount } = asked;
  const field = `${asked.side}_amount` as const;
  if (asked.side !== 'quote') {
    refuseExcessDecimals(amount, asked.side === 'source' ? source : target, field);
    return { field, side: asked.side, amount };
  }
  const currency = currencies.get(asked.currency);
  if (currency === undefined) throw unknownCurrency('quote_currency', asked.currency);
  const [side, own] =
    currency.code === source.code
      ? (['source', source] as const)
      : currency.code === target.code
        ? (['target', target] as const)
        : [undefined, currency];
  refuseExcessDecimals(amount, asked.isSet ? currency : own, field);
  if (side !== undefined) return { field, side, amount: roundAmount(amount, own, 'up') };
  const mid = await midPrice(currency.code, source.code, venue, at);
  return {
    field,
    side: 'source',
    amount: roundAmount(amount.times(mid), source, 'up'),
    worth: { amount, currency, mid },
  };
}
