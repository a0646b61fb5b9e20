import type { Caller } from '../domain/accounts/caller.ts';
import type { Profile } from '../domain/accounts/profile.ts';
import type { Completion } from './completion.ts';

/** What the pipeline found out about a request before its handler runs. */
export interface RequestContext {
  /** `req_` and 16 alphanumerics (G15). */
  readonly requestId: string;
  /** Who calls; absent on public operations. */
  readonly caller?: Caller;
  /** For whom the call is made; absent on public operations. */
  readonly profile?: Profile;
  /** Keeps the reply of a request with an idempotency key in the handler's own transaction; absent without a key. */
  completion?: Completion;
}

/**
 * The profile of a request to an operation that takes credentials.
 *
 * @throws Error when the operation is public: its handler has no profile to ask for.
 */
export function profileOf(context: RequestContext): Profile {
  if (context.profile === undefined) {
    throw new Error('A handler asked for the profile of a public operation.');
  }
  return context.profile;
}

/**
 * The caller of a request to an operation that takes credentials.
 *
 * @throws Error when the operation is public.
 */
export function callerOf(context: RequestContext): Caller {
  if (context.caller === undefined) {
    throw new Error('A handler asked for the caller of a public operation.');
  }
  return context.caller;
}
