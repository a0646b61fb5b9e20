import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';

/** Returns every account of the ledger with its balance, and the differences found (G113). */
export const getTrialBalance =
  ({ books }: Pick<ConsoleServices, 'books'>): ConsoleHandler<'getTrialBalance'> =>
  async (_input, context) => {
    const { currencies, differences, checkedAt } = await books.trialBalance(businessIdOf(context));
    return ok('Trial balance retrieved.', {
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
    });
  };
