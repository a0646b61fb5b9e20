import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { approveCustomer } from './approve-customer.ts';
import { getPlatformCustomer } from './get-platform-customer.ts';
import { listPlatformCustomers } from './list-platform-customers.ts';
import { rejectCustomer } from './reject-customer.ts';
import { revertCustomer } from './revert-customer.ts';

/** The review of customers, for the administrators of the platform (G147). */
export const platformCustomerHandlers = (services: Pick<ConsoleServices, 'cursors' | 'customerReviews'>) =>
  ({
    approveCustomer: approveCustomer(services),
    getPlatformCustomer: getPlatformCustomer(services),
    listPlatformCustomers: listPlatformCustomers(services),
    rejectCustomer: rejectCustomer(services),
    revertCustomer: revertCustomer(services),
  }) satisfies Partial<ConsoleHandlers>;
