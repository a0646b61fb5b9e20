import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { ok } from '../../replies.ts';
import { transferBody } from './transfer-body.ts';

/** Returns one transfer of the profile (G72). */
export const getTransfer =
  ({ transfers, currencies }: Pick<ApiServices, 'transfers' | 'currencies'>): Handler<'getTransfer'> =>
  async ({ path }, context) => {
    const transfer = await transfers.get(profileOf(context), path.id);
    return ok('Transfer retrieved.', transferBody(transfer, currencies));
  };
