import { ok, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { createdOauthAppBody } from './oauth-app-body.ts';

/** Replaces the secret of an OAuth app, and shows the new one this once (G96, G145). */
export const rotateOauthApp =
  ({ oauthApps }: Pick<ConsoleServices, 'oauthApps'>): ConsoleHandler<'rotateOauthApp'> =>
  async ({ path }, context) => {
    const app = await oauthApps.rotate(actOf(context), businessIdOf(context), path.id);
    return ok('OAuth app rotated. Its client_secret is not shown again.', createdOauthAppBody(app), UNCACHED);
  };
