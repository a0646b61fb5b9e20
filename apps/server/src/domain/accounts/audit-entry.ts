import type { AuditAction } from '@finops/contract/console';
import type { Page, PageRequest } from '../paging.ts';

/** Who does something: a member, an administrator of the platform, an API key, or the service itself. */
export interface Actor {
  readonly kind: 'user' | 'administrator' | 'api_key' | 'system';
  readonly id: string;
}

/** On whose behalf and in which request something is done. */
export interface Act {
  readonly actor: Actor;
  /** `X-Request-Id` of the call. */
  readonly requestId: string;
}

/** What changed, without secrets. */
export type AuditFacts = Readonly<Record<string, string | number | readonly string[]>>;

/** One thing that was done in a business. Never changed or deleted. */
export interface AuditEntry {
  /** `AUD_…` */
  readonly id: string;
  readonly actor: Actor;
  readonly action: AuditAction;
  /** Identifier of what it was done to. */
  readonly target: string;
  readonly facts: AuditFacts;
  readonly requestId: string;
  readonly createdAt: string;
}

/** The audit log of one business. */
export interface AuditStore {
  insert(entry: AuditEntry): Promise<void>;
  page(
    request: PageRequest,
    filter: { readonly action?: AuditAction | undefined; readonly actor?: string | undefined },
  ): Promise<Page<AuditEntry>>;
}
