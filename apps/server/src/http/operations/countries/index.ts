import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { listCountries } from './list-countries.ts';

/** Where the service is open. */
export const countryHandlers = (services: Pick<ApiServices, 'countries' | 'cursors'>) =>
  ({
    listCountries: listCountries(services),
  }) satisfies Partial<Handlers>;
