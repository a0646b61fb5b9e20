import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { transferBody } from './transfer-body.ts';

/** One transfer of the profile (G72). */
export const getTransfer =
  ({ transfers, currencies }: Pick<Services, 'transfers' | 'currencies'>): Handler<'getTransfer'> =>
  async ({ path }, context) => {
    const transfer = await transfers.get(profileOf(context), path.id);
    return {
      status: 200,
      body: { status: 'success', message: 'Transfer retrieved.', data: transferBody(transfer, currencies) },
    };
  };
