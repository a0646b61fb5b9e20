import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { eraseCustomer } from './erase-customer.ts';

/** Operations of owners on the customers of their business (G147). */
export const consoleCustomerHandlers = (services: Pick<ConsoleServices, 'erasures'>) =>
  ({ eraseCustomer: eraseCustomer(services) }) satisfies Partial<ConsoleHandlers>;
