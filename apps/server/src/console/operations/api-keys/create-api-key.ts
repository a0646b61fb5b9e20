import { created, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { apiKeyBody } from './api-key-body.ts';

/** Creates an API key and shows its credential, this once (G96). */
export const createApiKey =
  ({ accounts: { apiKeys } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'createApiKey'> =>
  async ({ body }, context) => {
    const { name, scopes, rate_limit: rateLimit } = body;
    const key = await apiKeys.create(actOf(context), businessIdOf(context), { name, scopes, rateLimit });
    return created(
      'API key created. Its credential is not shown again.',
      { ...apiKeyBody(key), credential: key.credential },
      { ...UNCACHED, Location: `/console/v1/api_keys/${key.id}` },
    );
  };
