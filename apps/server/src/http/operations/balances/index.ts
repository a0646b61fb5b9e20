import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { createBalance } from './create-balance.ts';
import { getBalance } from './get-balance.ts';
import { listBalances } from './list-balances.ts';

/** Balances of a profile. */
export const balanceHandlers = (services: Pick<ApiServices, 'balances' | 'cursors'>) =>
  ({
    createBalance: createBalance(services),
    getBalance: getBalance(services),
    listBalances: listBalances(services),
  }) satisfies Partial<Handlers>;
