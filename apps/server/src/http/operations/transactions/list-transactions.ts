import type { Services } from '../../../services.ts';
import { profileOf } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { recordPage } from '../../record-page.ts';
import { transactionBody } from './transaction-body.ts';

/** The settled entries of the profile, newest first unless asked otherwise (G36). */
export const listTransactions =
  ({
    transactions,
    currencies,
    cursors,
  }: Pick<Services, 'transactions' | 'currencies' | 'cursors'>): Handler<'listTransactions'> =>
  async ({ query }, context) => {
    const filter = { type: query.type, currency: query.currency };
    const page = await recordPage(
      'listTransactions',
      query,
      context,
      cursors,
      (request) => transactions.page(profileOf(context), filter, request),
      (entry) => transactionBody(entry, currencies),
    );
    return { status: 200, body: { status: 'success', message: 'Transactions retrieved.', ...page } };
  };
