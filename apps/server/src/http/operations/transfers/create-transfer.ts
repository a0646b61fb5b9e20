import { checkedMetadata } from '../../../domain/quotes/metadata.ts';
import type { Transfer } from '../../../domain/transfers/transfer.ts';
import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { created, replyOnce } from '../../replies.ts';
import { transferBody } from './transfer-body.ts';

/** Executes a pending quote (G32). */
export const createTransfer =
  ({ transfers, currencies }: Pick<ApiServices, 'transfers' | 'currencies'>): Handler<'createTransfer'> =>
  ({ body }, context) =>
    replyOnce(
      context,
      (keep) => transfers.create(profileOf(context), body.quote_id, keep, checkedMetadata(body.metadata)),
      (transfer: Transfer) =>
        created('Transfer created.', transferBody(transfer, currencies), {
          Location: `/v1/transfers/${transfer.id}`,
        }),
    );
