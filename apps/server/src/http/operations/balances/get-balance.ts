import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { balanceBody } from './balance-body.ts';

/** Returns one balance of the profile, by its identifier or its currency code. */
export const getBalance =
  ({ balances }: Pick<ApiServices, 'balances'>): Handler<'getBalance'> =>
  async ({ path }, context) => {
    const balance = await balances.get(profileOf(context), path.id_or_code);
    return ok('Balance retrieved.', balanceBody(balance));
  };
