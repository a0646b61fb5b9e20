import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { statementCsv, statementFileName } from './statement-csv.ts';

/** Returns the statement of account of one profile and currency, as CSV (G114). */
export const getStatement =
  ({ books }: Pick<ConsoleServices, 'books'>): ConsoleHandler<'getStatement'> =>
  async ({ query }, context) => {
    const businessId = businessIdOf(context);
    const { profile_id: profileId = businessId, ...range } = query;
    const statement = await books.statement(businessId, profileId, range);
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${statementFileName(statement)}"`,
      },
      body: statementCsv(statement),
    };
  };
