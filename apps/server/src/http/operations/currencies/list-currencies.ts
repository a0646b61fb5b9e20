import type { Currency } from '../../../domain/reference/currency.ts';
import { byCode, type KeysetOrder, keysetPage } from '../../../domain/reference/keyset-page.ts';
import type { ApiServices } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { page } from '../../replies.ts';
import { currencyBody } from './currency-body.ts';

const order: KeysetOrder<Currency> = { keyOf: ({ code }) => [code], compare: byCode };

/** Lists the currencies of the service with their networks, by code. */
export const listCurrencies =
  ({ currencies, cursors }: Pick<ApiServices, 'currencies' | 'cursors'>): Handler<'listCurrencies'> =>
  ({ query }, { profile }, call) =>
    page(
      'Currencies retrieved.',
      { call, query, cursors, reader: profile },
      (request) =>
        keysetPage(
          currencies.all().filter(({ type }) => query.type === undefined || type === query.type),
          order,
          request,
        ),
      currencyBody,
    );
