import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { moverBody } from './stock-mover-body.ts';

/** Lists the stocks that rose and fell most in the last 24 hours (G01). */
export const listStockMovers =
  ({ stockMovers }: Pick<ApiServices, 'stockMovers'>): Handler<'listStockMovers'> =>
  async ({ query }, context) => {
    const { gainers, losers } = await stockMovers.list(profileOf(context), query.limit);
    return ok('Movers retrieved.', { gainers: gainers.map(moverBody), losers: losers.map(moverBody) });
  };
