import { ok, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { apiKeyBody } from './api-key-body.ts';

/** Replaces the credential of an API key, and shows the new one this once (G96). */
export const rotateApiKey =
  ({ accounts: { apiKeys } }: Pick<ConsoleServices, 'accounts'>): ConsoleHandler<'rotateApiKey'> =>
  async ({ path }, context) => {
    const key = await apiKeys.rotate(actOf(context), businessIdOf(context), path.id);
    return ok(
      'API key rotated. Its credential is not shown again.',
      { ...apiKeyBody(key), credential: key.credential },
      UNCACHED,
    );
  };
