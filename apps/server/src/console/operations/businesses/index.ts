import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { listBusinesses } from './list-businesses.ts';

/** The businesses of the user. */
export const businessesHandlers = (services: Pick<ConsoleServices, 'accounts' | 'cursors'>) =>
  ({
    listBusinesses: listBusinesses(services),
  }) satisfies Partial<ConsoleHandlers>;
