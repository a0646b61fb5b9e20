import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { getCurrency } from './get-currency.ts';
import { listCurrencies } from './list-currencies.ts';

/** The currencies of the service. */
export const currencyHandlers = (services: Pick<ApiServices, 'currencies' | 'cursors'>) =>
  ({
    getCurrency: getCurrency(services),
    listCurrencies: listCurrencies(services),
  }) satisfies Partial<Handlers>;
