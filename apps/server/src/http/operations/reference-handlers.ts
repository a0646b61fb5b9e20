import type { Services } from '../../services.ts';
import type { Handlers } from '../handler.ts';
import { validateAddress } from './addresses/validate-address.ts';
import { listBanks } from './banks/list-banks.ts';
import { listCountries } from './countries/list-countries.ts';
import { getCurrency } from './currencies/get-currency.ts';
import { listCurrencies } from './currencies/list-currencies.ts';
import { listIndustries } from './industries/list-industries.ts';
import { listPairs } from './pairs/list-pairs.ts';

/** What the operations of the reference data work with; no database among it. */
export type ReferenceServices = Pick<
  Services,
  'addressValidation' | 'banks' | 'countries' | 'currencies' | 'cursors' | 'industries' | 'market'
>;

/** The operations that answer out of the reference data: countries, industries, currencies, pairs, banks, addresses. */
export const referenceHandlers = (services: ReferenceServices) =>
  ({
    getCurrency: getCurrency(services),
    listBanks: listBanks(services),
    listCountries: listCountries(services),
    listCurrencies: listCurrencies(services),
    listIndustries: listIndustries(services),
    listPairs: listPairs(services),
    validateAddress: validateAddress(services),
  }) satisfies Partial<Handlers>;
