import { roundAmount } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import { midPrice } from '../pricing/mid-price.ts';
import type { Venue } from '../pricing/venue.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';

/** The amount of a request: of one of the two sides, or what the movement is worth in any currency. */
export type AskedAmount =
  | { readonly side: 'source' | 'target'; readonly amount: Decimal }
  | { readonly side: 'quote'; readonly amount: Decimal; readonly currency: string };

/** The field of a quote that its amounts follow from; refusals of amounts name it. */
export type AmountField = 'source_amount' | 'target_amount' | 'quote_amount';

/** The one amount that a quote is asked for with, brought to one of its two sides. */
export interface GivenAmount {
  readonly field: AmountField;
  readonly side: 'source' | 'target';
  readonly amount: Decimal;
}

/**
 * The amount that the request gives (G30). A `quote_amount` in the source or the target currency is the amount of that
 * side; in a third currency it is the source amount worth it at the mid price of the instant, rounded up.
 *
 * @throws FieldError for more decimals than the currency has, and for a `quote_currency` that there is not.
 * @throws PriceUnavailable when the worth in a third currency cannot be told.
 */
export async function givenAmount(
  asked: AskedAmount,
  source: Currency,
  target: Currency,
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
  refuseExcessDecimals(amount, currency, field);
  if (currency.code === source.code) return { field, side: 'source', amount };
  if (currency.code === target.code) return { field, side: 'target', amount };
  const mid = await midPrice(currency.code, source.code, venue, at);
  return { field, side: 'source', amount: roundAmount(amount.times(mid), source, 'up') };
}
