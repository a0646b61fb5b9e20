import { created, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { createdOauthAppBody } from './oauth-app-body.ts';

/** Registers an OAuth app and shows its secret, this once (G96, G145). */
export const createOauthApp =
  ({ oauthApps }: Pick<ConsoleServices, 'oauthApps'>): ConsoleHandler<'createOauthApp'> =>
  async ({ body }, context) => {
    const app = await oauthApps.create(actOf(context), businessIdOf(context), {
      name: body.name,
      homepageUrl: body.homepage_url,
      redirectUris: body.redirect_uris,
      scopes: body.scopes,
    });
    return created('OAuth app created. Its client_secret is not shown again.', createdOauthAppBody(app), {
      ...UNCACHED,
      Location: `/console/v1/oauth_apps/${app.id}`,
    });
  };
