import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { membershipBody } from './membership-body.ts';

/** Lists the members of the business. */
export const listMemberships =
  ({
    accounts: { memberships },
    cursors,
  }: Pick<ConsoleServices, 'accounts' | 'cursors'>): ConsoleHandler<'listMemberships'> =>
  ({ query }, context, call) =>
    page(
      'Memberships retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => memberships.list(businessIdOf(context), request),
      membershipBody,
    );
