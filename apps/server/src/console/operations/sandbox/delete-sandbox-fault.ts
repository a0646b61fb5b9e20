import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { sandboxFaultBody } from './sandbox-fault-body.ts';

/** Removes a fault from the sandbox of the business (G148). */
export const deleteSandboxFault =
  ({ sandboxFaults }: Pick<ConsoleServices, 'sandboxFaults'>): ConsoleHandler<'deleteSandboxFault'> =>
  async ({ path }, context) => {
    const fault = await sandboxFaults.delete(actOf(context), businessIdOf(context), path.id);
    return ok('Fault deleted.', sandboxFaultBody(fault));
  };
