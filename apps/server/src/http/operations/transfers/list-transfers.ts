import type { Services } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { transferBody } from './transfer-body.ts';

/** The transfers of the profile, newest first unless asked otherwise (G06, G73). */
export const listTransfers =
  ({
    transfers,
    currencies,
    cursors,
  }: Pick<Services, 'transfers' | 'currencies' | 'cursors'>): Handler<'listTransfers'> =>
  ({ query }, context, call) => {
    const profile = profileOf(context);
    const filter = { quoteId: query.quote_id, statuses: query.status };
    return page(
      'Transfers retrieved.',
      { call, query, cursors, reader: profile },
      (request) => transfers.list(profile, filter, request),
      (transfer) => transferBody(transfer, currencies),
    );
  };
