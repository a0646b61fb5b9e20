import type { OperationDefaults, OperationId, operations } from '@finops/contract/console';
import type * as express from '@finops/contract-express';
import type { Act } from '../domain/accounts/audit-entry.ts';
import type { ApiKeyCaller } from '../domain/accounts/caller.ts';
import type { Demand } from '../domain/accounts/standing.ts';
import type { SignedIn } from '../domain/accounts/users/sessions.ts';
import type { KeepReply } from '../domain/idempotency-store.ts';
import type { SuppliedHeader } from '../http/handler.ts';

/** What the console found out about a request before its handler runs. */
export interface ConsoleContext {
  /** `req_` and 16 alphanumerics (G15). */
  readonly requestId: string;
  /** The caller's network, by which attempts are counted. */
  readonly network: string;
  /** Who is signed in; absent on public operations and when an API key calls. */
  readonly session?: SignedIn;
  /** What the session was admitted for; there is one whenever there is a session. */
  readonly demand?: Demand;
  /** The API key that calls; absent unless one does. */
  readonly apiKey?: ApiKeyCaller;
  /** Makes the record that keeps the reply of a request with an idempotency key (G221); absent without a key. */
  keepReply?: KeepReply<express.Reply>;
}

/** One handler for each operation of the console. */
export type ConsoleHandlers = express.Handlers<operations, OperationDefaults, ConsoleContext, SuppliedHeader>;

/** The handler of one operation of the console: typed input of its contract in, one of the declared replies out. */
export type ConsoleHandler<Id extends OperationId> = ConsoleHandlers[Id];

/**
 * The session of a call to an operation that takes nothing else.
 *
 * @throws Error when the operation lets calls in without one.
 */
export function sessionOf({ session }: ConsoleContext): SignedIn {
  if (session === undefined) throw new Error('A handler asked for the session of a call without one.');
  return session;
}

/**
 * The business that a call is about: that of the session or of the API key.
 *
 * @throws Error when the operation does not ask for a role, so that there may be none.
 */
export function businessIdOf({ session, apiKey }: ConsoleContext): string {
  const businessId = session?.business?.id ?? apiKey?.businessId;
  if (businessId === undefined) throw new Error('A handler asked for the business of a call without one.');
  return businessId;
}

/** Whom the cursors of a page serve (G07): the API key, or the user of the session, in the business of that moment. */
export function readerOf(context: ConsoleContext): { businessId: string | undefined; profileId: string } {
  const { apiKey } = context;
  if (apiKey !== undefined) return { businessId: apiKey.businessId, profileId: apiKey.apiKeyId };
  const { user, business } = sessionOf(context);
  return { businessId: business?.id, profileId: user.id };
}

/** Who does in which request what the audit log is told: an API key, a member, or an administrator of the platform. */
export function actOf(context: ConsoleContext, kind: 'user' | 'administrator' = 'user'): Act {
  const { apiKey, requestId, demand } = context;
  if (apiKey !== undefined) return { actor: { kind: 'api_key', id: apiKey.apiKeyId }, requestId };
  const { user, tokenHash } = sessionOf(context);
  return {
    actor: { kind, id: user.id },
    requestId,
    ...(demand && { standing: { ...demand, userId: user.id, tokenHash } }),
  };
}
