import type { Transfer } from '../../../domain/transfers/transfer.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok, replyOnce } from '../../replies.ts';
import { transferBody } from './transfer-body.ts';

/** Cancels a pending transfer (G71). */
export const cancelTransfer =
  ({ transfers, currencies }: Pick<ApiServices, 'transfers' | 'currencies'>): Handler<'cancelTransfer'> =>
  ({ path }, context) =>
    replyOnce(
      context,
      (keep) => transfers.cancel(profileOf(context), path.id, keep),
      (transfer: Transfer) => ok('Transfer cancelled.', transferBody(transfer, currencies)),
    );
