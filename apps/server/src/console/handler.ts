import type { OperationDefaults, OperationId, operations } from '@finops/contract/console';
import type * as express from '@finops/contract-express';
import type { Act } from '../domain/accounts/audit-entry.ts';
import type { ApiKeyCaller } from '../domain/accounts/caller.ts';
import type { Demand } from '../domain/accounts/session-grant.ts';
import type { SignedIn } from '../domain/accounts/users/sessions.ts';
import type { KeepReply } from '../domain/idempotency-store.ts';
import type { SuppliedHeader } from '../http/handler.ts';

/** What the console has established about a request before its handler runs. */
export interface ConsoleContext {
  /** `req_` and 16 alphanumerics (G15). */
  readonly requestId: string;
  /** The caller's network, by which attempts are counted. */
  readonly network: string;
  /** The session of the caller; absent on public operations and when an API key calls. */
  readonly session?: SignedIn;
  /** What the session was admitted for; present whenever there is a session. */
  readonly demand?: Demand;
  /** The API key of the caller, if it is one. */
  readonly apiKey?: ApiKeyCaller;
  /** Builds the record that stores the reply of a request with an idempotency key (G221); absent without a key. */
  keepReply?: KeepReply<express.Reply>;
}

/** One handler for each operation of the console. */
export type ConsoleHandlers = express.Handlers<operations, OperationDefaults, ConsoleContext, SuppliedHeader>;

/** The handler of one operation of the console: typed input of its contract in, one of the declared replies out. */
export type ConsoleHandler<Id extends OperationId> = ConsoleHandlers[Id];

/**
 * The session of a call to an operation that accepts nothing else.
 *
 * @throws Error when the operation admits calls without one.
 */
export function sessionOf({ session }: ConsoleContext): SignedIn {
  if (session === undefined) throw new Error('A handler asked for the session of a call without one.');
  return session;
}

/**
 * The business that a call is about: that of the session or of the API key.
 *
 * @throws Error when the operation requires no role, so that there may be no business.
 */
export function businessIdOf({ session, apiKey }: ConsoleContext): string {
  const businessId = session?.business?.id ?? apiKey?.businessId;
  if (businessId === undefined) throw new Error('A handler asked for the business of a call without one.');
  return businessId;
}

/** The reader to whom cursors are issued (G07): the API key, or the user of the session, in the current business. */
export function readerOf(context: ConsoleContext): { businessId: string | undefined; profileId: string } {
  const { apiKey } = context;
  if (apiKey !== undefined) return { businessId: apiKey.businessId, profileId: apiKey.apiKeyId };
  const { user, business } = sessionOf(context);
  return { businessId: business?.id, profileId: user.id };
}

/** The actor and request of an audit log entry: an API key, a member, or an administrator of the platform. */
export function actOf(context: ConsoleContext, kind: 'user' | 'administrator' = 'user'): Act {
  const { apiKey, requestId, demand } = context;
  if (apiKey !== undefined) return { actor: { kind: 'api_key', id: apiKey.apiKeyId }, requestId };
  const { user, tokenHash } = sessionOf(context);
  return {
    actor: { kind, id: user.id },
    requestId,
    ...(demand && { sessionGrant: { ...demand, userId: user.id, tokenHash } }),
  };
}
