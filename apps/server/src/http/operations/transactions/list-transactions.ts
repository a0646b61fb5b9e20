import type { Services } from '../../../services.ts';
import { type Handler, profileOf } from '../../handler.ts';
import { page } from '../../replies.ts';
import { transactionBody } from './transaction-body.ts';

/** The settled entries of the profile, newest first unless asked otherwise (G36). */
export const listTransactions =
  ({
    transactions,
    currencies,
    cursors,
  }: Pick<Services, 'transactions' | 'currencies' | 'cursors'>): Handler<'listTransactions'> =>
  ({ query }, context, call) => {
    const profile = profileOf(context);
    const filter = { type: query.type, currency: query.currency };
    return page(
      'Transactions retrieved.',
      { call, query, cursors, reader: profile },
      (request) => transactions.page(profile, filter, request),
      (entry) => transactionBody(entry, currencies),
    );
  };
