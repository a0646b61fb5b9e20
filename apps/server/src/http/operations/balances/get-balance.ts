import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { balanceBody } from './balance-body.ts';

/** One balance of the profile, by its identifier or its currency code. */
export const getBalance =
  ({ balances }: Pick<Services, 'balances'>): Handler<'getBalance'> =>
  async ({ path }, context) => {
    const balance = await balances.get(profileOf(context), path.id_or_code);
    return {
      status: 200,
      body: { status: 'success', message: 'Balance retrieved.', data: balanceBody(balance) },
    };
  };
