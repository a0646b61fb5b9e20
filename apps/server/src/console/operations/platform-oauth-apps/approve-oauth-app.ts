import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { oauthAppBody } from '../oauth-apps/oauth-app-body.ts';
import { readAt } from './read-at.ts';

/**
 * Approves a pending OAuth app with the scopes that it requests, or a proposed change of an approved one (G27, G145,
 * G146).
 */
export const approveOauthApp =
  ({ appReviews }: Pick<ConsoleServices, 'appReviews'>): ConsoleHandler<'approveOauthApp'> =>
  async ({ path, body }, context) => {
    const act = actOf(context, 'administrator');
    const app = await appReviews.decide(act, path.id, 'oauth_app.approved', undefined, readAt(body));
    return ok('OAuth app approved.', oauthAppBody(app));
  };
