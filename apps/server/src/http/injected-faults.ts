import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorName } from '@finops/contract';
import type { Call, Reply, Step } from '@finops/contract-express';
import { onAccountOf } from '../domain/acting-business.ts';
import type { Bulkhead } from '../domain/bulkhead.ts';
import type { Clock } from '../domain/clock.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { SandboxFault } from '../domain/sandbox/sandbox-fault.ts';
import type { SandboxFaults } from '../domain/sandbox/sandbox-faults.ts';
import type { RequestContext } from './handler.ts';

interface Dependencies {
  readonly sandboxFaults: Pick<SandboxFaults, 'forCall'>;
  readonly clock: Clock;
  /** Places for delayed calls, so that they take none of the places of working calls. */
  readonly delayed: Bulkhead;
  /** Called for each call that meets a fault. */
  readonly onFault: (call: Call, fault: SandboxFault) => void;
}

const ERRORS = {
  429: { name: 'too_many_requests', retryAfterSeconds: 1 },
  500: { name: 'internal_server_error' },
  503: { name: 'service_unavailable', retryAfterSeconds: 1 },
} as const satisfies Record<number, { name: ErrorName; retryAfterSeconds?: number }>;

/** A fault of the sandbox refused the call; nothing was carried out. */
class InjectedError extends DomainError {
  override readonly name: ErrorName;

  constructor({ id }: SandboxFault, status: keyof typeof ERRORS) {
    super(`The fault ${id} of this sandbox refused the request. Nothing was carried out.`);
    const { name, ...retry } = ERRORS[status];
    this.name = name;
    Object.assign(this, retry);
  }
}

/**
 * Applies to each call the faults injected by its business (G148). A business without faults costs no query: admission
 * says when its last fault ends.
 *
 * @throws InjectedError, and BusinessBusy when too many calls of the business are delayed.
 */
export function injectedFaults({ sandboxFaults, clock, delayed, onFault }: Dependencies) {
  async function met({ call, context }: Step<RequestContext>): Promise<SandboxFault | undefined> {
    const { caller, faultsUntil } = context;
    const { operation } = call;
    if (faultsUntil === undefined || caller === undefined || operation === undefined) return undefined;
    if (faultsUntil <= clock.now()) return undefined;
    const { businessId } = caller;
    return onAccountOf(businessId, () => sandboxFaults.forCall(businessId, operation.id));
  }

  return async (step: Step<RequestContext>, run: () => Promise<Reply>): Promise<Reply> => {
    const fault = await met(step);
    if (fault === undefined) return run();
    const { call } = step;
    onFault(call, fault);
    switch (fault.kind) {
      case 'error':
        throw new InjectedError(fault, fault.status);
      case 'latency':
        await delayed.run(fault.businessId, () => wait(fault.delayMs, undefined, { ref: false }));
        return run();
      case 'lost_request':
        await hangUp(call);
        throw new InjectedError(fault, 503);
      case 'lost_response':
        try {
          return await run();
        } finally {
          await hangUp(call);
        }
      case 'payout_refusal':
        throw new Error(`The call ${call.id} met the fault ${fault.id}, which is for payouts.`);
    }
  };
}

/** Closes the connection of a call, which can then get no response. */
async function hangUp({ request: { socket } }: Call): Promise<void> {
  if (socket.closed) return;
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
}
