import { ok } from '../../../http/replies.ts';
import type { Services } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { type SandboxSettings, sandboxBody } from './sandbox-body.ts';

/** What the sandbox of the business is like (G110). */
export const getSandbox =
  ({ sandbox }: Pick<Services, 'sandbox'>, settings: SandboxSettings): ConsoleHandler<'getSandbox'> =>
  async (_input, context) => {
    const businessId = businessIdOf(context);
    const time = await sandbox.time(businessId);
    return ok('Sandbox retrieved.', sandboxBody(businessId, time, settings));
  };
