import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { getReconciliation } from './get-reconciliation.ts';
import { getStatement } from './get-statement.ts';
import { getTrialBalance } from './get-trial-balance.ts';

/** The ledger of the business, for its members (G113, G114). */
export const bookHandlers = (services: Pick<ConsoleServices, 'books'>) =>
  ({
    getReconciliation: getReconciliation(services),
    getStatement: getStatement(services),
    getTrialBalance: getTrialBalance(services),
  }) satisfies Partial<ConsoleHandlers>;
