import type { Transfer } from '../../../domain/transfers/transfer.ts';
import type { Services } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok, replyOnce } from '../../replies.ts';
import { transferBody } from './transfer-body.ts';

/** Cancels a pending transfer (G71). */
export const cancelTransfer =
  ({ transfers, currencies }: Pick<Services, 'transfers' | 'currencies'>): Handler<'cancelTransfer'> =>
  ({ path }, context) =>
    replyOnce(
      context,
      (keep) => transfers.cancel(profileOf(context), path.id, keep),
      (transfer: Transfer) => ok('Transfer cancelled.', transferBody(transfer, currencies)),
    );
