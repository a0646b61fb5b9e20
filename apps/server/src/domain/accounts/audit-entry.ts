import type { AuditAction } from '@finops/contract/console/enumerations';
import type { Page, PageRequest } from '../paging.ts';
import type { SessionGrant } from './session-grant.ts';

/** Who performs an action: a member, an administrator of the platform, an API key or the service itself. */
export interface Actor {
  readonly kind: 'user' | 'administrator' | 'api_key' | 'system';
  readonly id: string;
}

/** The actor and the request of an action. */
export interface Act {
  readonly actor: Actor;
  /** `X-Request-Id` of the call. */
  readonly requestId: string;
  /**
   * The session and the right that admitted the user; checked again in the transaction of the change. Absent if the
   * operation needs no session.
   */
  readonly sessionGrant?: SessionGrant;
}

/** What changed, without secrets. */
export type AuditFacts = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Every action: those that members can read in the log of their business, and those that only the log of the
 * platform has.
 */
export type Action =
  | AuditAction
  | 'administrator.created'
  | 'administrator.promoted'
  | 'administrator.demoted'
  | 'user.password_refused'
  | 'user.password_reset';

/** An audited action. Never changed or deleted. */
interface Entry<Done extends Action> {
  /** `AUD_…` */
  readonly id: string;
  readonly actor: Actor;
  readonly action: Done;
  /** Identifier of the record that it was done to. */
  readonly target: string;
  readonly facts: AuditFacts;
  readonly requestId: string;
  readonly createdAt: string;
}

/** An audited action in a business. */
export type AuditEntry = Entry<AuditAction>;

/** Appends entries to an audit log. */
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
