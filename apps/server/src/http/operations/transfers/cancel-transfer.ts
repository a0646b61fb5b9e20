import type { Services } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { transferBody } from './transfer-body.ts';

/** Cancels a pending transfer (G71). */
export const cancelTransfer =
  ({ transfers, currencies }: Pick<Services, 'transfers' | 'currencies'>): Handler<'cancelTransfer'> =>
  async ({ path }, context) => {
    const transfer = await transfers.cancel(profileOf(context), path.id);
    return ok('Transfer cancelled.', transferBody(transfer, currencies));
  };
