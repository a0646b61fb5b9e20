import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { oauthAppBody } from '../oauth-apps/oauth-app-body.ts';

/** Suspends an approved OAuth app and ends the grants of its users (G27, G145). */
export const suspendOauthApp =
  ({ appReviews }: Pick<ConsoleServices, 'appReviews'>): ConsoleHandler<'suspendOauthApp'> =>
  async ({ path, body }, context) => {
    const act = actOf(context, 'administrator');
    const app = await appReviews.decide(act, path.id, 'oauth_app.suspended', body.reason);
    return ok('OAuth app suspended.', oauthAppBody(app));
  };
