import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { transferBody } from './transfer-body.ts';

/** Calls off a pending transfer (G71). */
export const cancelTransfer =
  ({ transfers, currencies }: Pick<Services, 'transfers' | 'currencies'>): Handler<'cancelTransfer'> =>
  async ({ path }, context) => {
    const transfer = await transfers.cancel(profileOf(context), path.id);
    return {
      status: 200,
      body: { status: 'success', message: 'Transfer cancelled.', data: transferBody(transfer, currencies) },
    };
  };
