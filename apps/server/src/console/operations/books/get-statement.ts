import type { Services } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { statementCsv } from '../../statement-csv.ts';

/** The statement of account of one profile and currency, as CSV (G114). */
export const getStatement =
  ({ books }: Pick<Services, 'books'>): ConsoleHandler<'getStatement'> =>
  async ({ query }, context) => {
    const businessId = businessIdOf(context);
    const { profile_id: profileId = businessId, ...range } = query;
    return { status: 200, body: statementCsv(await books.statement(businessId, profileId, range)) };
  };
