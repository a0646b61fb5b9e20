import { ok } from '../../../http/replies.ts';
import type { Services } from '../../../services.ts';
import type { ConsoleHandler } from '../../handler.ts';
import { oauthAppBody } from '../oauth-apps/oauth-app-body.ts';

/** Any one OAuth app. */
export const getPlatformOauthApp =
  ({ appReviews }: Pick<Services, 'appReviews'>): ConsoleHandler<'getPlatformOauthApp'> =>
  async ({ path }) =>
    ok('OAuth app retrieved.', oauthAppBody(await appReviews.get(path.id)));
