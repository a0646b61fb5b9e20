import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { oauthAppBody } from './oauth-app-body.ts';

/** Submits a rejected OAuth app again (G145). */
export const submitOauthApp =
  ({ oauthApps }: Pick<ConsoleServices, 'oauthApps'>): ConsoleHandler<'submitOauthApp'> =>
  async ({ path }, context) => {
    const app = await oauthApps.submit(actOf(context), businessIdOf(context), path.id);
    return ok('OAuth app submitted.', oauthAppBody(app));
  };
