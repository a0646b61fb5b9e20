import type { components } from '@finops/contract/console';
import { timestampOf } from '../../../domain/clock.ts';
import { present } from '../../../domain/present.ts';
import type { SandboxFault, SandboxFaultKind } from '../../../domain/sandbox/sandbox-fault.ts';

/** A fault as the contract's `SandboxFault`. */
export function sandboxFaultBody(fault: SandboxFault): components['schemas']['SandboxFault'] {
  const { id, count, remaining, createdAt, expiresAt, operationId } = fault;
  const facts = {
    id,
    count,
    remaining,
    created_at: timestampOf(createdAt),
    expires_at: timestampOf(expiresAt),
  };
  const kind = kindBody(fault);
  return kind.kind === 'payout_refusal'
    ? { ...kind, ...facts }
    : { ...kind, ...present({ operation_id: operationId }), ...facts };
}

function kindBody(fault: SandboxFaultKind) {
  switch (fault.kind) {
    case 'error':
      return { kind: fault.kind, status: fault.status };
    case 'latency':
      return { kind: fault.kind, delay_ms: fault.delayMs };
    case 'lost_request':
    case 'lost_response':
    case 'payout_refusal':
      return { kind: fault.kind };
  }
}
