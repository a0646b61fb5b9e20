import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import { amountText, amountWithCurrency } from '../../../domain/money/amount.ts';
import { pairId } from '../../../domain/pricing/pair.ts';
import { explained, priceText } from '../../../domain/pricing/rate.ts';
import type { Fee } from '../../../domain/quotes/fee.ts';
import { type Quote, quoteStatus } from '../../../domain/quotes/quote.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';
import { payInBody, payOutBody } from './payment-leg-body.ts';

type Schemas = components['schemas'];

/**
 * A quote as the contract's `Quote`.
 *
 * @param at the instant of the status, by the clock of the business. An expired quote was last updated when it expired.
 */
export function quoteBody(quote: Quote, at: Date, currencies: Pick<Currencies, 'known'>): Schemas['Quote'] {
  const status = quoteStatus(quote, at);
  const { sourceCurrency, targetCurrency, createdAt, updatedAt, expiresAt } = quote;
  return {
    id: quote.id,
    source_currency: sourceCurrency,
    target_currency: targetCurrency,
    source_amount: amountText(quote.sourceAmount, currencies.known(sourceCurrency)),
    target_amount: amountText(quote.targetAmount, currencies.known(targetCurrency)),
    profile_id: quote.profileId,
    rate: rateBody(quote),
    fees: quote.fees.map((fee) => feeBody(fee, currencies)),
    reference: quote.reference,
    status,
    created_at: timestampOf(createdAt),
    updated_at: timestampOf(status === 'expired' ? expiresAt : updatedAt),
    expires_at: timestampOf(expiresAt),
    pay_in: payInBody(quote.payIn),
    pay_out: payOutBody(quote.payOut),
    ...(quote.reversalPolicy !== undefined && { reversal_policy: quote.reversalPolicy }),
    ...(quote.metadata && { metadata: quote.metadata }),
  };
}

/** The rate of a quote as the contract's `Rate`. */
export function rateBody({
  rate,
  sourceCurrency,
  targetCurrency,
}: Pick<Quote, 'rate' | 'sourceCurrency' | 'targetCurrency'>): Schemas['Rate'] {
  return {
    product: pairId(rate),
    rate_explained: explained(rate),
    source_currency: sourceCurrency,
    target_currency: targetCurrency,
    rate: priceText(rate),
    side: rate.side,
    type: 'FIXED',
  };
}

/** A fee as the contract's `Fee`. */
export function feeBody(
  { name, type, amount, converted }: Fee,
  currencies: Pick<Currencies, 'known'>,
): Schemas['Fee'] {
  const money = (of: Fee['amount']) => amountWithCurrency(of.amount, currencies.known(of.currency));
  return { name, amount: money(amount), type, converted_amount: money(converted) };
}
