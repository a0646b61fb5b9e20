import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { type SandboxSettings, sandboxBody } from './sandbox-body.ts';

/** Empties the sandbox of the business (G112). */
export const resetSandbox =
  (
    { sandboxClock }: Pick<ConsoleServices, 'sandboxClock'>,
    settings: SandboxSettings,
  ): ConsoleHandler<'resetSandbox'> =>
  async ({ body }, context) => {
    const businessId = businessIdOf(context);
    const time = await sandboxClock.reset(actOf(context), businessId, body?.balances);
    return ok('Sandbox reset.', sandboxBody(businessId, time, settings));
  };
