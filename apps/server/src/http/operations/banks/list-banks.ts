import type { Bank } from '../../../domain/reference/bank.ts';
import { byName, type KeysetOrder } from '../../../domain/reference/keyset-page.ts';
import type { Services } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { referencePage } from '../../reference-page.ts';

const order: KeysetOrder<Bank> = {
  keyOf: ({ name, country, code }) => [name, country, code],
  compare: byName,
};

/** The banks that can be paid, by name. */
export const listBanks =
  ({ banks, cursors }: Pick<Services, 'banks' | 'cursors'>): Handler<'listBanks'> =>
  ({ query }, context) => {
    const entries = banks.filter(
      ({ country, currency }) =>
        (query.country === undefined || country === query.country) &&
        (query.currency === undefined || currency === query.currency),
    );
    const page = referencePage({ operation: 'listBanks', entries, order }, query, cursors, context);
    return {
      status: 200,
      body: {
        status: 'success',
        message: 'Banks retrieved.',
        data: page.entries.map(({ name, code }) => ({ name, code })),
        pagination: page.pagination,
      },
    };
  };
