import type { AuditAction } from '@finops/contract/console/enumerations';
import type { Page, PageRequest } from '../paging.ts';
import type { SessionGrant } from './session-grant.ts';

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
  /** What let a user in, and has to hold still when the change is made; absent when no session asks for it. */
  readonly sessionGrant?: SessionGrant;
}

/** What changed, without secrets. */
export type AuditFacts = Readonly<Record<string, string | number | readonly string[]>>;

/** What is done: what members can read of their business, and what only the log of the platform has. */
export type Action =
  | AuditAction
  | 'administrator.created'
  | 'administrator.promoted'
  | 'administrator.demoted'
  | 'user.password_refused'
  | 'user.password_reset';

/** One thing that was done. Never changed or deleted. */
interface Entry<Done extends Action> {
  /** `AUD_…` */
  readonly id: string;
  readonly actor: Actor;
  readonly action: Done;
  /** Identifier of what it was done to. */
  readonly target: string;
  readonly facts: AuditFacts;
  readonly requestId: string;
  readonly createdAt: string;
}

/** One thing that was done in a business. */
export type AuditEntry = Entry<AuditAction>;

/** Takes entries of an audit log. */
export interface AuditSink<Done extends Action> {
  insert(entry: Entry<Done>): Promise<void>;
}

/** The audit log of one business. */
export interface AuditStore extends AuditSink<AuditAction> {
  page(
    request: PageRequest,
    filter: { readonly action?: AuditAction | undefined; readonly actor?: string | undefined },
  ): Promise<Page<AuditEntry>>;
}
