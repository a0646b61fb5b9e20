import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { paginationBody } from '../../pagination.ts';
import { balanceBody } from './balance-body.ts';

/** The balances of the profile, oldest first unless asked otherwise (G157); complete unless `limit` is given (G06). */
export const listBalances =
  ({ balances, cursors }: Pick<Services, 'balances' | 'cursors'>): Handler<'listBalances'> =>
  async ({ query }, context) => {
    const profile = profileOf(context);
    const { businessId, profileId } = profile;
    const { sort } = query;
    const binding = { operation: 'listBalances', businessId, profileId, query: { sort } } as const;
    const page = await balances.list(profile, {
      sort,
      ...(query.limit !== undefined && { limit: query.limit }),
      ...(query.cursor !== undefined && { position: cursors.decode(binding, query.cursor) }),
    });
    return {
      status: 200,
      body: {
        status: 'success',
        message: 'Balances retrieved.',
        data: page.entries.map(balanceBody),
        pagination: paginationBody(page, binding, cursors),
      },
    };
  };
