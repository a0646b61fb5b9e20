import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { oauthAppBody } from './oauth-app-body.ts';

/** Changes an OAuth app; changes to reviewed fields are reviewed again (G89, G145). */
export const updateOauthApp =
  ({ oauthApps }: Pick<ConsoleServices, 'oauthApps'>): ConsoleHandler<'updateOauthApp'> =>
  async ({ path, body }, context) => {
    const { name, homepage_url: homepageUrl, redirect_uris: redirectUris, scopes } = body;
    const edit = { name, homepageUrl, redirectUris, scopes };
    const app = await oauthApps.update(actOf(context), businessIdOf(context), path.id, edit);
    const isReviewed = app.status === 'pending' && (redirectUris ?? scopes) !== undefined;
    const isProposed = app.proposedChange?.status === 'pending';
    const next = isReviewed
      ? ' It is reviewed again.'
      : isProposed
        ? ' The proposed change is reviewed.'
        : '';
    return ok(`OAuth app updated.${next}`, oauthAppBody(app));
  };
