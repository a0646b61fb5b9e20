import type { components } from '@finops/contract/console';
import type { AuditEntry } from '../../../domain/accounts/audit-entry.ts';

/** An entry of the audit log as the contract's `AuditEntry`. */
export function auditEntryBody(entry: AuditEntry): components['schemas']['AuditEntry'] {
  const { id, action, target, facts, requestId, createdAt } = entry;
  const { kind } = entry.actor;
  const actor = kind === 'system' ? { kind } : entry.actor;
  return { id, actor, action, target, facts, request_id: requestId, created_at: createdAt };
}
