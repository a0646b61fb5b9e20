import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { oauthAppBody } from '../oauth-apps/oauth-app-body.ts';

/** Reinstates a suspended OAuth app; its users have to authorize it again (G27, G145). */
export const reinstateOauthApp =
  ({ appReviews }: Pick<ConsoleServices, 'appReviews'>): ConsoleHandler<'reinstateOauthApp'> =>
  async ({ path }, context) => {
    const act = actOf(context, 'administrator');
    const app = await appReviews.decide(act, path.id, 'oauth_app.reinstated');
    return ok('OAuth app reinstated.', oauthAppBody(app));
  };
