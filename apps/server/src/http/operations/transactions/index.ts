import type { ApiServices } from '../../../services.ts';
import type { Handlers } from '../../handler.ts';
import { getTransaction } from './get-transaction.ts';
import { listTransactions } from './list-transactions.ts';

/** Settled changes of balances. */
export const transactionHandlers = (services: Pick<ApiServices, 'currencies' | 'cursors' | 'transactions'>) =>
  ({
    getTransaction: getTransaction(services),
    listTransactions: listTransactions(services),
  }) satisfies Partial<Handlers>;
