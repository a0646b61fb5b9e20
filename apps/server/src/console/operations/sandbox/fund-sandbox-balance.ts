import type { Deposit } from '../../../domain/deposits/deposits.ts';
import { created, replyOnce } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { moneyIn, paymentBody } from './payment-body.ts';

/** Credits an amount to a balance (G111). */
export const fundSandboxBalance =
  ({
    sandboxFunds,
    currencies,
  }: Pick<ConsoleServices, 'sandboxFunds' | 'currencies'>): ConsoleHandler<'fundSandboxBalance'> =>
  ({ body }, context) => {
    const businessId = businessIdOf(context);
    const { profile_id: profileId = businessId } = body;
    return replyOnce(
      context,
      (keep) => sandboxFunds.fund(actOf(context), businessId, profileId, moneyIn(body), keep),
      (funded: Deposit) => created('Balance funded.', paymentBody(funded, currencies)),
    );
  };
