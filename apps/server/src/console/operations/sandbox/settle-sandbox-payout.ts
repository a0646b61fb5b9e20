import { timestampOf } from '../../../domain/clock.ts';
import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';

/** Sets the outcome of a payout (G111). */
export const settleSandboxPayout =
  ({ sandboxOutcomes }: Pick<ConsoleServices, 'sandboxOutcomes'>): ConsoleHandler<'settleSandboxPayout'> =>
  async ({ path, body }, context) => {
    const act = actOf(context);
    const transfer = await sandboxOutcomes.settlePayout(act, businessIdOf(context), path.id, body.outcome);
    return ok('Payout settled.', {
      transfer_id: transfer.id,
      status: transfer.status,
      updated_at: timestampOf(transfer.updatedAt),
    });
  };
