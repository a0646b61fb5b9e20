import type { Services } from '../../services.ts';
import { success, UNCACHED } from '../answer.ts';
import { apiKeyBody } from '../bodies.ts';
import { actOf, businessIdOf } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { listBody } from '../list-page.ts';

/** Credentials of programs (G96). */
export function apiKeyHandlers({
  accounts: { apiKeys },
  cursors,
}: Pick<Services, 'accounts' | 'cursors'>): HandlersOf<
  'listApiKeys' | 'createApiKey' | 'getApiKey' | 'rotateApiKey' | 'revokeApiKey'
> {
  return {
    listApiKeys: async ({ query }, context) => {
      const page = await listBody(
        {
          operation: 'listApiKeys',
          read: (request) => apiKeys.list(businessIdOf(context), request),
          body: apiKeyBody,
        },
        query,
        cursors,
        context,
      );
      return { status: 200, body: { status: 'success', message: 'API keys retrieved.', ...page } };
    },
    createApiKey: async ({ body }, context) => {
      const { name, scopes, rate_limit: rateLimit } = body;
      const key = await apiKeys.create(actOf(context), businessIdOf(context), { name, scopes, rateLimit });
      return {
        status: 201,
        headers: { ...UNCACHED, Location: `/console/v1/api_keys/${key.id}` },
        body: success('API key created. Its credential is not shown again.', {
          ...apiKeyBody(key),
          credential: key.credential,
        }),
      };
    },
    getApiKey: async ({ path }, context) => {
      const key = await apiKeys.get(businessIdOf(context), path.id);
      return { status: 200, body: success('API key retrieved.', apiKeyBody(key)) };
    },
    rotateApiKey: async ({ path }, context) => {
      const key = await apiKeys.rotate(actOf(context), businessIdOf(context), path.id);
      return {
        status: 200,
        headers: UNCACHED,
        body: success('API key rotated. Its credential is not shown again.', {
          ...apiKeyBody(key),
          credential: key.credential,
        }),
      };
    },
    revokeApiKey: async ({ path }, context) => {
      const key = await apiKeys.revoke(actOf(context), businessIdOf(context), path.id);
      return { status: 200, body: success('API key revoked.', apiKeyBody(key)) };
    },
  };
}
