import type { Country } from '../../../domain/reference/country.ts';
import { byName, type KeysetOrder, keysetPage } from '../../../domain/reference/keyset-page.ts';
import type { ApiServices } from '../../../services.ts';
import type { Handler } from '../../handler.ts';
import { page } from '../../replies.ts';
import { countryBody } from './country-body.ts';

const order: KeysetOrder<Country> = { keyOf: ({ id, name }) => [name, id], compare: byName };

/**
 * Lists the countries of the service by name; `deposit` and `withdrawal` filter by whether a country has such methods
 * (G05).
 */
export const listCountries =
  ({ countries, cursors }: Pick<ApiServices, 'countries' | 'cursors'>): Handler<'listCountries'> =>
  ({ query }, { profile }, call) => {
    const { currency, deposit, withdrawal } = query;
    const entries = countries.filter(
      (country) =>
        (currency === undefined || country.currency.code === currency) &&
        (deposit === undefined || country.paymentMethods.length > 0 === deposit) &&
        (withdrawal === undefined || country.payoutMethods.length > 0 === withdrawal),
    );
    return page(
      'Countries retrieved.',
      { call, query, cursors, reader: profile },
      (request) => keysetPage(entries, order, request),
      countryBody,
    );
  };
