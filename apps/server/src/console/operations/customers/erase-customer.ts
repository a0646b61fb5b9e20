import { timestampOf } from '../../../domain/clock.ts';
import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';

/** Erases the personal data of a customer (G147). */
export const eraseCustomer =
  ({ erasures }: Pick<ConsoleServices, 'erasures'>): ConsoleHandler<'eraseCustomer'> =>
  async ({ path }, context) => {
    const { id, erasedAt } = await erasures.erase(actOf(context), businessIdOf(context), path.id);
    return ok('Personal data erased.', { id, erased_at: timestampOf(erasedAt) });
  };
