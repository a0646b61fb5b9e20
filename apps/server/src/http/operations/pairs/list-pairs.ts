import { businessTime } from '../../../domain/clock.ts';
import type { PricedPair } from '../../../domain/pricing/market.ts';
import type { Currency } from '../../../domain/reference/currency.ts';
import { byCode, type KeysetOrder, keysetPage } from '../../../domain/reference/keyset-page.ts';
import type { ApiServices } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { page } from '../../replies.ts';
import { pairBody } from './pair-body.ts';

const orders: Record<'id' | 'base' | 'counter', KeysetOrder<PricedPair>> = {
  id: { keyOf: ({ pair }) => [pair.id], compare: byCode },
  base: { keyOf: ({ pair }) => [pair.base.code, pair.id], compare: byCode },
  counter: { keyOf: ({ pair }) => [pair.counter.code, pair.id], compare: byCode },
};

/** More than there are currencies with a market capitalization. */
const RANKS = 9999;

function byMarketCap(sort: 'asc' | 'desc'): KeysetOrder<PricedPair> {
  return { keyOf: ({ pair }) => [marketCapText(pair.base, sort), pair.id], compare: byCode };
}

/**
 * The rank by ascending market capitalization, zero-padded so that it sorts as a number; fiat money has none and sorts
 * last.
 */
function marketCapText(currency: Currency, sort: 'asc' | 'desc'): string {
  if (currency.type === 'crypto') return String(RANKS - currency.marketCapRank).padStart(4, '0');
  return sort === 'asc' ? String(RANKS) : '0000';
}

/**
 * Lists the pairs that the venue prices at the time of the business (for a public call, now), sorted by values that do
 * not change (G85, G323).
 */
export const listPairs =
  ({ clock, market, cursors }: Pick<ApiServices, 'clock' | 'market' | 'cursors'>): Handler<'listPairs'> =>
  async ({ query }, { profile }, call) => {
    const { id, type, base, counter, currency, sort_by } = query;
    const sort = query.sort ?? (sort_by === 'market_cap' ? 'desc' : 'asc');
    const order = sort_by === 'market_cap' ? byMarketCap(sort) : orders[sort_by];
    const at = profile === undefined ? clock.now() : businessTime(clock, profile);
    const entries = await market.list({ id, type, base, counter, currency }, at);
    return page(
      'Pairs retrieved.',
      { call, query: { ...query, sort }, cursors, reader: profile },
      (request) => keysetPage(entries, order, request),
      pairBody,
    );
  };
