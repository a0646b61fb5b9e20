import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, type ConsoleHandler } from '../../handler.ts';
import { oauthAppBody } from '../oauth-apps/oauth-app-body.ts';

/** Registers who receives the pledges that users make through an OAuth app (G146). */
export const registerBeneficiary =
  ({ appReviews }: Pick<ConsoleServices, 'appReviews'>): ConsoleHandler<'registerBeneficiary'> =>
  async ({ path, body }, context) => {
    const act = actOf(context, 'administrator');
    const app = await appReviews.registerBeneficiary(act, path.id, body.name);
    return ok('Beneficiary registered.', oauthAppBody(app));
  };
