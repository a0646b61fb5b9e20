import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { oauthAppBody } from '../oauth-apps/oauth-app-body.ts';
import { readAt } from './read-at.ts';

/** Rejects a pending OAuth app, or a change of an approved one (G27, G145). */
export const rejectOauthApp =
  ({ appReviews }: Pick<ConsoleServices, 'appReviews'>): ConsoleHandler<'rejectOauthApp'> =>
  async ({ path, body }, context) => {
    const act = actOf(context, 'administrator');
    const app = await appReviews.decide(act, path.id, 'oauth_app.rejected', body.reason, readAt(body));
    const what = app.status === 'rejected' ? 'OAuth app' : 'Change of the OAuth app';
    return ok(`${what} rejected.`, oauthAppBody(app));
  };
