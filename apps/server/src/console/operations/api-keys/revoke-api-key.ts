import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { apiKeyBody } from './api-key-body.ts';

/** Revokes an API key permanently. */
export const revokeApiKey =
  ({ accounts: { apiKeys } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'revokeApiKey'> =>
  async ({ path }, context) => {
    const key = await apiKeys.revoke(actOf(context), businessIdOf(context), path.id);
    return ok('API key revoked.', apiKeyBody(key));
  };
