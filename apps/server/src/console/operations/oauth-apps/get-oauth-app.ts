import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { oauthAppBody } from './oauth-app-body.ts';

/** Returns one OAuth app of the business, without its secret. */
export const getOauthApp =
  ({ oauthApps }: Pick<ConsoleServices, 'oauthApps'>): ConsoleHandler<'getOauthApp'> =>
  async ({ path }, context) =>
    ok('OAuth app retrieved.', oauthAppBody(await oauthApps.get(businessIdOf(context), path.id)));
