import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { type ConsoleHandler, readerOf } from '../../handler.ts';
import { businessBody } from '../business/business-body.ts';

/** Lists all businesses, for the administrators of the platform (G93). */
export const listPlatformBusinesses =
  ({
    accounts: { businesses },
    cursors,
  }: Pick<ConsoleServices, 'accounts' | 'cursors'>): ConsoleHandler<'listPlatformBusinesses'> =>
  ({ query }, context, call) =>
    page(
      'Businesses retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => businesses.list(request, { kybStatus: query.kyb_status }),
      businessBody,
    );
