import type { Currency } from '../../../domain/reference/currency.ts';
import { byCode, type KeysetOrder } from '../../../domain/reference/keyset-page.ts';
import type { Services } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { referencePage } from '../../reference-page.ts';
import { currencyBody } from './currency-body.ts';

const order: KeysetOrder<Currency> = { keyOf: ({ code }) => [code], compare: byCode };

/** Every currency of the service with its networks, by code. */
export const listCurrencies =
  ({ currencies, cursors }: Pick<Services, 'currencies' | 'cursors'>): Handler<'listCurrencies'> =>
  ({ query }, context) => {
    const list = { operation: 'listCurrencies', entries: currencies.all(), order } as const;
    const page = referencePage(list, query, cursors, context);
    return {
      status: 200,
      body: {
        status: 'success',
        message: 'Currencies retrieved.',
        data: page.entries.map(currencyBody),
        pagination: page.pagination,
      },
    };
  };
