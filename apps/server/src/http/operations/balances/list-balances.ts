import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { balanceBody } from './balance-body.ts';

/** The balances of the profile, oldest first unless asked otherwise (G157); complete unless `limit` or a currency is given (G06). */
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
