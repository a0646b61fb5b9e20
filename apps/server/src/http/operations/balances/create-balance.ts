import type { Opened, ValuedBalance } from '../../../domain/balances/balance.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { created, ok, replyOnce } from '../../replies.ts';
import { balanceBody } from './balance-body.ts';

/** Opens a balance, or answers 200 with the one that is already open (G70). */
export const createBalance =
  ({ balances }: Pick<ApiServices, 'balances'>): Handler<'createBalance'> =>
  ({ body }, context) =>
    replyOnce(
      context,
      (keep) => balances.open(profileOf(context), body.currency, keep),
      ({ balance, isNew }: Opened<ValuedBalance>) => {
        const data = balanceBody(balance);
        if (!isNew) return ok('Balance already open.', data);
        return created('Balance opened.', data, { Location: `/v1/balances/${data.id}` });
      },
    );
