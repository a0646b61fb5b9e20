import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { recordPage } from '../../record-page.ts';
import { transferBody } from './transfer-body.ts';

/** The transfers of the profile, newest first unless asked otherwise (G06, G73). */
export const listTransfers =
  ({
    transfers,
    currencies,
    cursors,
  }: Pick<Services, 'transfers' | 'currencies' | 'cursors'>): Handler<'listTransfers'> =>
  async ({ query }, context) => {
    const filter = { quoteId: query.quote_id, statuses: query.status };
    const page = await recordPage(
      'listTransfers',
      query,
      context,
      cursors,
      (request) => transfers.list(profileOf(context), filter, request),
      (transfer) => transferBody(transfer, currencies),
    );
    return { status: 200, body: { status: 'success', message: 'Transfers retrieved.', ...page } };
  };
