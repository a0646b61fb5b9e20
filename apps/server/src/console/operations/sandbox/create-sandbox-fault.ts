import type { components } from '@finops/contract/console';
import type { WantedFault } from '../../../domain/sandbox/sandbox-fault.ts';
import { created } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { sandboxFaultBody } from './sandbox-fault-body.ts';

/** Injects a fault into the sandbox of the business (G148). */
export const createSandboxFault =
  ({ sandboxFaults }: Pick<ConsoleServices, 'sandboxFaults'>): ConsoleHandler<'createSandboxFault'> =>
  async ({ body }, context) => {
    const fault = await sandboxFaults.create(actOf(context), businessIdOf(context), wantedIn(body));
    return created('Fault created.', sandboxFaultBody(fault));
  };

function wantedIn(body: components['schemas']['SandboxFaultCreate']): WantedFault {
  const { count = 1 } = body;
  if (body.kind === 'payout_refusal') return { kind: body.kind, count };
  const operationId = body.operation_id;
  if (body.kind === 'error') return { kind: body.kind, status: body.status, count, operationId };
  if (body.kind === 'latency') return { kind: body.kind, delayMs: body.delay_ms, count, operationId };
  return { kind: body.kind, count, operationId };
}
