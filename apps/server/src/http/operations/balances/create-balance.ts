import type { Opened } from '../../../domain/balances/balance.ts';
import type { ValuedBalance } from '../../../domain/balances/valuation.ts';
import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { balanceBody } from './balance-body.ts';

/** Opens a balance, or answers 200 with the one that is open already (G70). */
export const createBalance =
  ({ balances }: Pick<Services, 'balances'>): Handler<'createBalance'> =>
  async ({ body }, context) => {
    const { completion } = context;
    const opened = await balances.open(
      profileOf(context),
      body.currency,
      completion && ((transaction, made) => completion.complete(transaction, reply(made))),
    );
    return reply(opened);
  };

function reply({ balance, isNew }: Opened<ValuedBalance>) {
  const data = balanceBody(balance);
  if (!isNew) {
    return { status: 200, body: { status: 'success', message: 'Balance already open.', data } } as const;
  }
  return {
    status: 201,
    headers: { Location: `/v1/balances/${data.id}` },
    body: { status: 'success', message: 'Balance opened.', data },
  } as const;
}
