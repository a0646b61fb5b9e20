import type { Bank } from '../../../domain/reference/bank.ts';
import { byName, type KeysetOrder, keysetPage } from '../../../domain/reference/keyset-page.ts';
import type { ApiServices } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { page } from '../../replies.ts';

const order: KeysetOrder<Bank> = {
  keyOf: ({ name, country, code }) => [name, country, code],
  compare: byName,
};

/** Lists the banks that payouts can reach, by name. */
export const listBanks =
  ({ banks, cursors }: Pick<ApiServices, 'banks' | 'cursors'>): Handler<'listBanks'> =>
  ({ query }, { profile }, call) => {
    const entries = banks.filter(
      ({ country, currency }) =>
        (query.country === undefined || country === query.country) &&
        (query.currency === undefined || currency === query.currency),
    );
    return page(
      'Banks retrieved.',
      { call, query, cursors, reader: profile },
      (request) => keysetPage(entries, order, request),
      ({ name, code, nipCode, country, currency }) => ({
        name,
        code,
        ...(nipCode !== undefined && { nip_code: nipCode }),
        country,
        currency,
      }),
    );
  };
