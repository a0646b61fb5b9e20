import type { PledgeQuote } from '../../domain/pledges/pledge-quote.ts';
import type { PledgeQuoteStore } from '../../domain/pledges/pledge-quote-store.ts';
import type { Database } from '../engine/database.ts';
import { insertUnlessReset } from '../sandbox/insert-unless-reset.ts';

/** Pledge quotes in the database. */
export function pledgeQuoteStore(database: Pick<Database, 'kysely'>): PledgeQuoteStore {
  return {
    insert: (quote, options) => insertUnlessReset(database, 'pledge_quote', pledgeQuoteRow(quote), options),
  };
}

function pledgeQuoteRow({ businessId, items, ...quote }: PledgeQuote) {
  return {
    business_id: businessId,
    pledge_quote_id: quote.id,
    profile_id: quote.profileId,
    client_id: quote.clientId,
    user_id: quote.userId,
    beneficiary_id: quote.beneficiaryId,
    reference: quote.reference,
    items: items.map(({ asset, amount, canLock }) => ({
      asset,
      amount: amount.toString(),
      can_lock: canLock,
    })),
    meta: quote.meta ?? null,
    created_at: quote.createdAt,
    expires_at: quote.expiresAt,
  };
}
