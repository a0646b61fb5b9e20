import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { fillBody, positionBody } from './stock-position-body.ts';

/** Returns the position of the profile in a stock, with a page of its fills, newest first. */
export const getStockPosition =
  ({
    stockPositions,
    currencies,
    cursors,
  }: Pick<ApiServices, 'stockPositions' | 'currencies' | 'cursors'>): Handler<'getStockPosition'> =>
  async ({ path: { symbol }, query }, context, call) => {
    const profile = profileOf(context);
    const position = positionBody(await stockPositions.get(profile, symbol));
    // A cursor is valid only for the fills of its own stock.
    const asked = { ...query, symbol, sort: 'desc' } as const;
    const reply = await page(
      'Position retrieved.',
      { call, query: asked, cursors, reader: profile },
      (request) => stockPositions.fills(profile, symbol, request),
      (fill) => fillBody(fill, currencies),
    );
    return { ...reply, body: { ...reply.body, data: { position, activities: reply.body.data } } };
  };
