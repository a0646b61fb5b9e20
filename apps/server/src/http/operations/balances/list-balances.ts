import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { balanceBody } from './balance-body.ts';

/**
 * Lists the balances of the profile, oldest first by default (G157); all of them unless `limit` or a currency is given
 * (G06).
 */
export const listBalances =
  ({ balances, cursors }: Pick<ApiServices, 'balances' | 'cursors'>): Handler<'listBalances'> =>
  ({ query }, context, call) => {
    const profile = profileOf(context);
    return page(
      'Balances retrieved.',
      { call, query, cursors, reader: profile },
      (request) => balances.list(profile, request, query.currency),
      balanceBody,
    );
  };
