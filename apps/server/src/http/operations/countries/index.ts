import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { listCountries } from './list-countries.ts';

/** Countries where the service is available. */
export const countryHandlers = (services: Pick<ApiServices, 'countries' | 'cursors'>) =>
  ({
    listCountries: listCountries(services),
  }) satisfies Partial<Handlers>;
