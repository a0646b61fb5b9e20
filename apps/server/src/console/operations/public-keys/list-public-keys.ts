import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { publicKeyBody } from './public-key-body.ts';

/** Lists the public keys of the business. */
export const listPublicKeys =
  ({
    accounts: { publicKeys },
    cursors,
  }: Pick<ConsoleServices, 'accounts' | 'cursors'>): ConsoleHandler<'listPublicKeys'> =>
  ({ query }, context, call) =>
    page(
      'Public keys retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => publicKeys.list(businessIdOf(context), request),
      publicKeyBody,
    );
