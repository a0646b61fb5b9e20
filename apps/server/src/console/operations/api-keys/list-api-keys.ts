import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { apiKeyBody } from './api-key-body.ts';

/** Lists the API keys of the business. */
export const listApiKeys =
  ({
    accounts: { apiKeys },
    cursors,
  }: Pick<ConsoleServices, 'accounts' | 'cursors'>): ConsoleHandler<'listApiKeys'> =>
  ({ query }, context, call) =>
    page(
      'API keys retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => apiKeys.list(businessIdOf(context), request),
      apiKeyBody,
    );
