import { created } from '../../../http/replies.ts';
import type { Services } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { moneyIn, paymentBody } from './payment-body.ts';

/** Puts an amount on a balance (G111). */
export const fundSandboxBalance =
  ({ sandbox, currencies }: Pick<Services, 'sandbox' | 'currencies'>): ConsoleHandler<'fundSandboxBalance'> =>
  async ({ body }, context) => {
    const businessId = businessIdOf(context);
    const { profile_id: profileId = businessId } = body;
    const funded = await sandbox.fund(actOf(context), businessId, profileId, moneyIn(body));
    return created('Balance funded.', paymentBody(funded, currencies));
  };
