import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { timeBody } from './sandbox-body.ts';

/** Moves the clock of the business forward and runs what falls due in between (G112). */
export const advanceSandboxClock =
  ({ sandboxClock }: Pick<ConsoleServices, 'sandboxClock'>): ConsoleHandler<'advanceSandboxClock'> =>
  async ({ body }, context) => {
    const act = actOf(context);
    const { steps, ...time } = await sandboxClock.advance(act, businessIdOf(context), body.seconds);
    return ok('Clock advanced.', { ...timeBody(time), steps });
  };
