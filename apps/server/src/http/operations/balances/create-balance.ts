import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { balanceBody } from './balance-body.ts';

/** Opens a balance, or returns the one that is open already (G70). Doing it twice changes nothing. */
export const createBalance =
  ({ balances }: Pick<Services, 'balances'>): Handler<'createBalance'> =>
  async ({ body }, context) => {
    const balance = balanceBody(await balances.open(profileOf(context), body.currency));
    return {
      status: 201,
      headers: { Location: `/v1/balances/${balance.id}` },
      body: { status: 'success', message: 'Balance opened.', data: balance },
    };
  };
