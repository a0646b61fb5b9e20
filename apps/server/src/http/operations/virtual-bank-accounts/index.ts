import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { getVirtualBankAccount } from './get-virtual-bank-account.ts';

/** Static bank accounts of profiles. */
export const virtualBankAccountHandlers = (services: Pick<ApiServices, 'virtualAccounts'>) =>
  ({ getVirtualBankAccount: getVirtualBankAccount(services) }) satisfies Partial<Handlers>;
