import type { ErrorName } from '@finops/contract';
import type { Call } from '@finops/contract-express';
import type { Caller, SessionCaller } from '../domain/accounts/caller.ts';
import type { Clock } from '../domain/clock.ts';
import type { RequestLog } from '../domain/request-logs/request-log.ts';
import type { Observer } from './observer.ts';

/** What the rest of the pipeline knows about a call. */
interface Known {
  /** The authenticated caller, if any. */
  readonly callerOf: (call: Call) => Caller | SessionCaller | undefined;
  /** The profile that the request names, valid or not. */
  readonly profileOf: (call: Call) => string | undefined;
  /** The injected sandbox fault that the call hit. */
  readonly faultOf: (call: Call) => string | undefined;
}

/** Status of a connection that closed before the response. */
const LEFT = 499;
/** The length of the longest path in the contract. */
const MOST_PATH = 2048;
/** A segment of a path with what e-mail addresses, phone numbers and names have, and no identifier: `@`, a plus sign or a space. */
const PERSONAL_SEGMENT = /[^/]*(?:@|%40|\+|%2b|%20)[^/]*/gi;
const PROFILE_ID = /^(BUS|CUS)_[0-9A-Za-z_-]{1,64}$/;

/** Gives a log of each call with a valid credential to `add` when it is over (G144, G280). */
export function requestLog(
  add: (log: RequestLog) => void,
  clock: Clock,
  { callerOf, profileOf, faultOf }: Known,
): Observer {
  return {
    finish: (call, { status, errorName }) => {
      const caller = callerOf(call);
      if (caller === undefined || caller.kind === 'session') return;
      const durationMs = Math.round(performance.now() - call.startedAt);
      const profileId = profileOf(call);
      add({
        businessId: caller.businessId,
        id: call.id,
        method: call.request.method ?? '',
        path: call.path.slice(0, MOST_PATH).replaceAll(PERSONAL_SEGMENT, '{redacted}'),
        endpoint: call.operation?.path,
        status: status === 0 ? LEFT : status,
        errorName: errorName as ErrorName | undefined,
        durationMs,
        credential: credentialOf(caller),
        faultId: faultOf(call),
        profileId: profileId !== undefined && PROFILE_ID.test(profileId) ? profileId : undefined,
        address: call.address,
        createdAt: new Date(clock.now().getTime() - durationMs),
      });
    },
  };
}

function credentialOf(caller: Caller): RequestLog['credential'] {
  switch (caller.kind) {
    case 'api_key':
      return { kind: 'api_key', id: caller.apiKeyId };
    case 'public_key':
      return { kind: 'public_key', id: caller.publicKeyId };
    case 'access_token':
      return { kind: 'oauth_app', id: caller.appId };
  }
}
