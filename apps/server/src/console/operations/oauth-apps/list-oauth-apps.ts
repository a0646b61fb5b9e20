import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { oauthAppBody } from './oauth-app-body.ts';

/** Lists the OAuth apps of the business. */
export const listOauthApps =
  ({ oauthApps, cursors }: Pick<ConsoleServices, 'oauthApps' | 'cursors'>): ConsoleHandler<'listOauthApps'> =>
  ({ query }, context, call) =>
    page(
      'OAuth apps retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => oauthApps.list(businessIdOf(context), request),
      oauthAppBody,
    );
