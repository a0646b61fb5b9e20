import { present } from '../../../domain/present.ts';
import { created, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';

/** Has the identity provider issue a token for a person (G149). */
export const createSandboxIdentityToken =
  ({ sandboxTokens }: Pick<ConsoleServices, 'sandboxTokens'>): ConsoleHandler<'createSandboxIdentityToken'> =>
  async ({ body }, context) => {
    const { first_name: firstName, last_name: lastName, outcome, defect } = body;
    const identity = { firstName, lastName, outcome, ...present({ defect }) };
    const token = await sandboxTokens.issueIdentityToken(actOf(context), businessIdOf(context), identity);
    return created('Identity token created.', { token }, UNCACHED);
  };
