import type { PricedPair } from '../../../domain/pricing/market.ts';
import { byCode, type KeysetOrder, keysetPage } from '../../../domain/reference/keyset-page.ts';
import type { Services } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { page } from '../../replies.ts';
import { pairBody } from './pair-body.ts';

const orders: Record<'id' | 'base' | 'counter', KeysetOrder<PricedPair>> = {
  id: { keyOf: ({ pair }) => [pair.id], compare: byCode },
  base: { keyOf: ({ pair }) => [pair.base.code, pair.id], compare: byCode },
  counter: { keyOf: ({ pair }) => [pair.counter.code, pair.id], compare: byCode },
};

/** The pairs that the venue prices now, sorted by what does not move (G85). */
export const listPairs =
  ({ market, cursors }: Pick<Services, 'market' | 'cursors'>): Handler<'listPairs'> =>
  async ({ query }, { profile }, call) => {
    const { id, type, base, counter, currency } = query;
    const entries = await market.list({ id, type, base, counter, currency });
    return page(
      'Pairs retrieved.',
      { call, query, cursors, reader: profile },
      (request) => keysetPage(entries, orders[query.sort_by], request),
      pairBody,
    );
  };
