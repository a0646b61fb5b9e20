import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import { amountText } from '../../../domain/money/amount.ts';
import { canCreate, type PledgeQuote } from '../../../domain/pledges/pledge-quote.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';

/** A pledge quote as the contract's `PledgeQuote`. */
export function pledgeQuoteBody(
  quote: PledgeQuote,
  currencies: Pick<Currencies, 'known'>,
): components['schemas']['PledgeQuote'] {
  return {
    id: quote.id,
    status: 'quoted',
    expires_at: timestampOf(quote.expiresAt),
    reference: quote.reference,
    can_create: canCreate(quote),
    items: quote.items.map(({ asset, amount, canLock }) => ({
      asset,
      amount: amountText(amount, currencies.known(asset)),
      can_lock: canLock,
    })),
  };
}
