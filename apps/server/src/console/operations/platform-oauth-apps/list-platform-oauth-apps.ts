import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { type ConsoleHandler, readerOf } from '../../handler.ts';
import { oauthAppBody } from '../oauth-apps/oauth-app-body.ts';

/** Lists the OAuth apps of all businesses (G145). */
export const listPlatformOauthApps =
  ({
    appReviews,
    cursors,
  }: Pick<ConsoleServices, 'appReviews' | 'cursors'>): ConsoleHandler<'listPlatformOauthApps'> =>
  ({ query }, context, call) => {
    const { status, proposed_change: proposedChange, business_id: businessId } = query;
    return page(
      'OAuth apps retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => appReviews.list({ status, proposedChange, businessId }, request),
      oauthAppBody,
    );
  };
