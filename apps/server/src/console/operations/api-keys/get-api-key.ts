import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { apiKeyBody } from './api-key-body.ts';

/** Returns one API key of the business, without its credential. */
export const getApiKey =
  ({ accounts: { apiKeys } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'getApiKey'> =>
  async ({ path }, context) => {
    const key = await apiKeys.get(businessIdOf(context), path.id);
    return ok('API key retrieved.', apiKeyBody(key));
  };
