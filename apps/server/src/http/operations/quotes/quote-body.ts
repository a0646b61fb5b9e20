import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import { amountText } from '../../../domain/money/amount.ts';
import { type Quote, quoteStatus } from '../../../domain/quotes/quote.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';
import { feeBody } from './fee-body.ts';
import { rateBody } from './rate-body.ts';

/**
 * A quote as the contract's `Quote`.
 *
 * @param at the instant, by the clock of the business, that the status is of. One that has expired changed when it did.
 */
export function quoteBody(
  quote: Quote,
  at: Date,
  currencies: Pick<Currencies, 'known'>,
): components['schemas']['Quote'] {
  const status = quoteStatus(quote, at);
  const { sourceCurrency, targetCurrency, createdAt, updatedAt, expiresAt } = quote;
  return {
    id: quote.id,
    source_currency: sourceCurrency,
    target_currency: targetCurrency,
    source_amount: amountText(quote.sourceAmount, currencies.known(sourceCurrency)),
    target_amount: amountText(quote.targetAmount, currencies.known(targetCurrency)),
    profile_id: quote.profileId,
    rate: rateBody(quote.rate),
    fees: quote.fees.map((fee) => feeBody(fee, currencies)),
    reference: quote.reference,
    status,
    created_at: timestampOf(createdAt),
    updated_at: timestampOf(status === 'expired' ? expiresAt : updatedAt),
    expires_at: timestampOf(expiresAt),
    pay_in: quote.payIn,
    pay_out: quote.payOut,
    ...(quote.reversalPolicy !== undefined && { reversal_policy: quote.reversalPolicy }),
  };
}
