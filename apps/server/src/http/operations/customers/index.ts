import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { createCustomer } from './create-customer.ts';
import { getCustomer } from './get-customer.ts';
import { listCustomers } from './list-customers.ts';
import { shareCustomerToken } from './share-customer-token.ts';
import { updateCustomer } from './update-customer.ts';
import { verifyCustomer } from './verify-customer.ts';

/** Onboarding of the people and companies that a business acts for. */
export const customerHandlers = (services: Pick<ApiServices, 'cursors' | 'customers' | 'tokenSharing'>) =>
  ({
    createCustomer: createCustomer(services),
    getCustomer: getCustomer(services),
    listCustomers: listCustomers(services),
    shareCustomerToken: shareCustomerToken(services),
    updateCustomer: updateCustomer(services),
    verifyCustomer: verifyCustomer(services),
  }) satisfies Partial<Handlers>;
