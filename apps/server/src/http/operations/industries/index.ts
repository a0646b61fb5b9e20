import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { listIndustries } from './list-industries.ts';

/** Industries of business customers. */
export const industryHandlers = (services: Pick<ApiServices, 'industries' | 'cursors'>) =>
  ({
    listIndustries: listIndustries(services),
  }) satisfies Partial<Handlers>;
