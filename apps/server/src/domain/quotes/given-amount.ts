import { FieldError } from '../domain-error.ts';
import { roundAmount } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import { refuseExcessDecimals } from '../money/excess-decimals.ts';
import { midPrice } from '../pricing/mid-price.ts';
import type { Venue } from '../pricing/venue.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { unknownCurrency } from '../reference/unknown-currency.ts';

/** The amount of a request, given in one way. */
export interface AskedAmount {
  readonly source_amount?: string;
  readonly target_amount?: string;
  readonly quote_amount?: string;
  readonly quote_currency?: string;
}

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
  const { source_amount, target_amount, quote_amount, quote_currency } = asked;
  refuseBeside(asked);
  if (source_amount !== undefined) {
    return given('source_amount', 'source', amountIn(source, 'source_amount', source_amount));
  }
  if (target_amount !== undefined) {
    return given('target_amount', 'target', amountIn(target, 'target_amount', target_amount));
  }
  if (quote_amount === undefined || quote_currency === undefined) {
    throw new Error('A quote was asked for without an amount, which its schema does not allow.');
  }
  const currency = currencies.get(quote_currency);
  if (currency === undefined) throw unknownCurrency('quote_currency', quote_currency);
  const amount = amountIn(currency, 'quote_amount', quote_amount);
  if (currency.code === source.code) return given('quote_amount', 'source', amount);
  if (currency.code === target.code) return given('quote_amount', 'target', amount);
  const mid = await midPrice(currency.code, source.code, venue, at);
  return given('quote_amount', 'source', roundAmount(amount.times(mid), source, 'up'));
}

/** The fields of each way to give an amount. */
const ways = [['source_amount'], ['target_amount'], ['quote_amount', 'quote_currency']] as const;

/**
 * Refuses the fields of another way beside the one that is given. The schema refuses only two complete ways (G150).
 *
 * @throws FieldError on each such field.
 */
function refuseBeside(asked: AskedAmount): void {
  const way = ways.find((fields) => fields.every((name) => typeof asked[name] === 'string'));
  const beside = ways.flat().filter((name) => name in asked && !way?.some((own) => own === name));
  if (way === undefined || beside.length === 0) return;
  throw new FieldError(
    Object.fromEntries(
      beside.map((name) => [name, [`The amount is given by ${way.join(' with ')}; leave \`${name}\` out.`]]),
    ),
  );
}

function given(field: AmountField, side: GivenAmount['side'], amount: Decimal): GivenAmount {
  return { field, side, amount };
}

function amountIn(currency: Currency, field: AmountField, text: string): Decimal {
  const amount = Decimal.parse(text);
  refuseExcessDecimals(amount, currency, field);
  return amount;
}
