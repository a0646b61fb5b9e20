import type { Transfer } from '../../../domain/transfers/transfer.ts';
import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { transferBody } from './transfer-body.ts';

/** Takes a pending quote and carries it out (G32). */
export const createTransfer =
  ({ transfers, currencies }: Pick<Services, 'transfers' | 'currencies'>): Handler<'createTransfer'> =>
  async ({ body }, context) => {
    const created = (transfer: Transfer) =>
      ({
        status: 201,
        headers: { Location: `/v1/transfers/${transfer.id}` },
        body: {
          status: 'success',
          message: 'Transfer created.',
          data: transferBody(transfer, currencies),
        },
      }) as const;
    const { completion } = context;
    const transfer = await transfers.create(
      profileOf(context),
      body.quote_id,
      completion && ((transaction, made) => completion.complete(transaction, created(made))),
    );
    return created(transfer);
  };
