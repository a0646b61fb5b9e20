import { isReconciled, railDifference } from '../../../domain/books/reconciliation.ts';
import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';

/** Compares what the rails report with the ledger (G113). */
export const getReconciliation =
  ({ books }: Pick<ConsoleServices, 'books'>): ConsoleHandler<'getReconciliation'> =>
  async (_input, context) => {
    const reconciliation = await books.reconciliation(businessIdOf(context));
    const { rails, differences, checkedAt } = reconciliation;
    return ok('Reconciliation retrieved.', {
      reconciled: checkedAt !== undefined && isReconciled(reconciliation),
      rails: rails.map((totals) => ({
        rail: totals.rail,
        currency: totals.currency,
        statement_in: totals.statementIn.toString(),
        statement_out: totals.statementOut.toString(),
        ledger_in: totals.ledgerIn.toString(),
        ledger_out: totals.ledgerOut.toString(),
        difference: railDifference(totals).toString(),
      })),
      differences: differences.map(({ statementAmount, ledgerAmount, ...payment }) => ({
        ...payment,
        statement_amount: statementAmount.toString(),
        ledger_amount: ledgerAmount.toString(),
      })),
      ...(checkedAt !== undefined && { checked_at: checkedAt }),
    });
  };
