import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandler } from '../../handler.ts';
import { oauthAppBody } from '../oauth-apps/oauth-app-body.ts';

/** Returns any OAuth app. */
export const getPlatformOauthApp =
  ({ appReviews }: Pick<ConsoleServices, 'appReviews'>): ConsoleHandler<'getPlatformOauthApp'> =>
  async ({ path }) =>
    ok('OAuth app retrieved.', oauthAppBody(await appReviews.get(path.id)));
