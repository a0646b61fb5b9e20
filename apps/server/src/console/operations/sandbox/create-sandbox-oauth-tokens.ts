import { present } from '../../../domain/present.ts';
import { created, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';

/** Issues tokens for an app without a browser (G253). */
export const createSandboxOauthTokens =
  ({ sandboxTokens }: Pick<ConsoleServices, 'sandboxTokens'>): ConsoleHandler<'createSandboxOauthTokens'> =>
  async ({ body: { client_id: clientId, scopes } }, context) => {
    const tokens = await sandboxTokens.createTokens(actOf(context), businessIdOf(context), {
      clientId,
      scopes,
    });
    const { accessToken, expiresInSeconds, scope, refreshToken, idToken } = tokens;
    return created(
      'OAuth tokens created.',
      {
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: expiresInSeconds,
        scope,
        ...present({ refresh_token: refreshToken, id_token: idToken }),
      } as const,
      UNCACHED,
    );
  };
