import type { Services } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { listIndustries } from './list-industries.ts';

/** What business customers do. */
export const industryHandlers = (services: Pick<Services, 'industries' | 'cursors'>) =>
  ({
    listIndustries: listIndustries(services),
  }) satisfies Partial<Handlers>;
