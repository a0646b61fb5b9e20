import { Decimal } from '../../../domain/money/decimal.ts';
import { pledgeGrantOf } from '../../../domain/pledges/pledge-grant.ts';
import type { PledgeQuote, PledgeQuoteRequest } from '../../../domain/pledges/pledge-quote.ts';
import type { ApiServices } from '../../../services.ts';
import { callerOf, type Handler, profileOf } from '../../handler.ts';
import { ok, replyOnce } from '../../replies.ts';
import { pledgeQuoteBody } from './pledge-quote-body.ts';

/** Says whether assets could be locked as a pledge; nothing is locked (G25, G46). */
export const createPledgeQuote =
  ({
    pledgeQuotes,
    currencies,
  }: Pick<ApiServices, 'pledgeQuotes' | 'currencies'>): Handler<'createPledgeQuote'> =>
  ({ body }, context) => {
    const grant = pledgeGrantOf(callerOf(context));
    return replyOnce(
      context,
      (keep) => pledgeQuotes.create(profileOf(context), grant, requestOf(body), keep),
      (quote: PledgeQuote) => ok('Pledge quoted.', pledgeQuoteBody(quote, currencies)),
    );
  };

function requestOf({
  reference,
  items,
  expires_at: expiresAt,
  meta,
}: Parameters<Handler<'createPledgeQuote'>>[0]['body']): PledgeQuoteRequest {
  return {
    reference,
    items: items.map(({ asset, amount }) => ({ asset, amount: Decimal.parse(amount) })),
    expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt),
    meta,
  };
}
