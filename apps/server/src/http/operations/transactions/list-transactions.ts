import type { ApiServices } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { listedHolders } from '../../listed-holders.ts';
import { page } from '../../replies.ts';
import { transactionBody } from './transaction-body.ts';

/** Lists the settled entries of the profile or of all profiles, newest first by default (G36, G310, G312). */
export const listTransactions =
  ({
    transactions,
    currencies,
    cursors,
  }: Pick<ApiServices, 'transactions' | 'currencies' | 'cursors'>): Handler<'listTransactions'> =>
  ({ query }, context, call) => {
    const profile = profileOf(context);
    const holders = listedHolders(context, query.profile_id, call.request.headers['x-bu-profile-id']);
    const filter = {
      type: query.type,
      currency: query.currency,
      reference: query.reference,
      transferId: query.transfer_id,
      createdFrom: query.created_after,
      createdBefore: query.created_before,
    };
    return page(
      'Transactions retrieved.',
      { call, query, cursors, reader: profile },
      (request) => transactions.page(holders, filter, request),
      (entry) => transactionBody(entry, currencies),
    );
  };
