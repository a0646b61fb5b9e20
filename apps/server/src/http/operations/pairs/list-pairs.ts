import { businessTime } from '../../../domain/clock.ts';
import type { PricedPair } from '../../../domain/pricing/market.ts';
import type { Currency } from '../../../domain/reference/currency.ts';
import { byCode, type KeysetOrder, keysetPage } from '../../../domain/reference/keyset-page.ts';
import type { Services } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { page } from '../../replies.ts';
import { pairBody } from './pair-body.ts';

const orders: Record<'id' | 'base' | 'counter' | 'market_cap', KeysetOrder<PricedPair>> = {
  id: { keyOf: ({ pair }) => [pair.id], compare: byCode },
  base: { keyOf: ({ pair }) => [pair.base.code, pair.id], compare: byCode },
  counter: { keyOf: ({ pair }) => [pair.counter.code, pair.id], compare: byCode },
  market_cap: { keyOf: ({ pair }) => [rankText(pair.base), pair.id], compare: byCode },
};

/** The rank by market capitalization, in digits that sort as numbers do; fiat money has none and comes last. */
function rankText(currency: Currency): string {
  return currency.type === 'crypto' ? String(currency.marketCapRank).padStart(4, '0') : '9999';
}

/** The pairs that the venue prices at the time of the business, or now for nobody's call, sorted by what does not move (G85, G323). */
export const listPairs =
  ({ clock, market, cursors }: Pick<Services, 'clock' | 'market' | 'cursors'>): Handler<'listPairs'> =>
  async ({ query }, { profile }, call) => {
    const { id, type, base, counter, currency } = query;
    const at = profile === undefined ? clock.now() : businessTime(clock, profile);
    const entries = await market.list({ id, type, base, counter, currency }, at);
    return page(
      'Pairs retrieved.',
      { call, query, cursors, reader: profile },
      (request) => keysetPage(entries, orders[query.sort_by], request),
      pairBody,
    );
  };
