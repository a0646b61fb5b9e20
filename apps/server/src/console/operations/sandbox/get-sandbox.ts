import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { type SandboxSettings, sandboxBody } from './sandbox-body.ts';

/** Returns the state of the sandbox of the business (G110). */
export const getSandbox =
  (
    { sandboxClock }: Pick<ConsoleServices, 'sandboxClock'>,
    settings: SandboxSettings,
  ): ConsoleHandler<'getSandbox'> =>
  async (_input, context) => {
    const businessId = businessIdOf(context);
    const time = await sandboxClock.time(businessId);
    return ok('Sandbox retrieved.', sandboxBody(businessId, time, settings));
  };
