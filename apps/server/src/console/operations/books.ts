import { isReconciled, railDifference } from '../../domain/books/reconciliation.ts';
import type { Services } from '../../services.ts';
import { success } from '../answer.ts';
import { businessIdOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { statementCsv } from '../statement-csv.ts';

/** The ledger of the business as its members read it (G113, G114). */
export function bookHandlers({
  books,
}: Pick<Services, 'books'>): HandlersOf<'getTrialBalance' | 'getStatement' | 'getReconciliation'> {
  return {
    getTrialBalance: async (_input, context) => {
      const { currencies, differences, checkedAt } = await books.trialBalance(businessIdOf(context));
      return {
        status: 200,
        body: success('Trial balance retrieved.', {
          balanced: checkedAt !== undefined && differences.length === 0,
          currencies: currencies.map(({ currency, accounts, sum }) => ({
            currency,
            accounts: accounts.map(({ account, balance }) => ({ account, balance: balance.toString() })),
            sum: sum.toString(),
          })),
          differences: differences.map(({ expected, found, ...difference }) => ({
            ...difference,
            expected: expected.toString(),
            found: found.toString(),
          })),
          ...(checkedAt !== undefined && { checked_at: checkedAt }),
        }),
      };
    },
    getReconciliation: async (_input, context) => {
      const reconciliation = await books.reconciliation(businessIdOf(context));
      const { rails, differences, checkedAt } = reconciliation;
      return {
        status: 200,
        body: success('Reconciliation retrieved.', {
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
        }),
      };
    },
    getStatement: async ({ query }, context) => {
      const businessId = businessIdOf(context);
      const { profile_id: profileId = businessId, ...range } = query;
      return { status: 200, body: statementCsv(await books.statement(businessId, profileId, range)) };
    },
  };
}
