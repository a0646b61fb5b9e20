import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { listedHolders } from '../../listed-holders.ts';
import { page } from '../../replies.ts';
import { transferBody } from './transfer-body.ts';

/** Lists the transfers of the profile or of all profiles, newest first by default (G06, G73, G310, G312). */
export const listTransfers =
  ({
    transfers,
    currencies,
    cursors,
  }: Pick<ApiServices, 'transfers' | 'currencies' | 'cursors'>): Handler<'listTransfers'> =>
  ({ query }, context, call) => {
    const profile = profileOf(context);
    const holders = listedHolders(context, query.profile_id, call.request.headers['x-bu-profile-id']);
    const filter = {
      quoteId: query.quote_id,
      statuses: query.status,
      category: query.category,
      reference: query.reference,
      sourceCurrency: query.source_currency,
      targetCurrency: query.target_currency,
      createdFrom: query.created_after,
      createdBefore: query.created_before,
    };
    return page(
      'Transfers retrieved.',
      { call, query, cursors, reader: profile },
      (request) => transfers.list(holders, filter, request),
      (transfer) => transferBody(transfer, currencies),
    );
  };
