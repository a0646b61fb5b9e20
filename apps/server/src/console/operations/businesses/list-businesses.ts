import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { type ConsoleHandler, readerOf, sessionOf } from '../../handler.ts';
import { businessBody } from '../business/business-body.ts';

/** Lists the businesses of which the user is a member, with the role in each. */
export const listBusinesses =
  ({
    accounts: { businesses },
    cursors,
  }: Pick<ConsoleServices, 'accounts' | 'cursors'>): ConsoleHandler<'listBusinesses'> =>
  ({ query }, context, call) =>
    page(
      'Businesses retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => businesses.listOf(sessionOf(context).user.id, request),
      (business) => ({ ...businessBody(business), role: business.role }),
    );
