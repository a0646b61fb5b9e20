import type { Call } from '@finops/contract-express';
import type { Logger } from 'pino';
import type { Caller, SessionCaller } from '../domain/accounts/caller.ts';
import type { Observer } from './observer.ts';

/**
 * Writes a line for each request when it is over: what was asked, by whom, and what came of it. Headers, query
 * values and bodies are never among it, and the path only as its template, so that no secret is.
 *
 * @param callerOf who made the call, as far as it became known.
 */
export function accessLog(
  logger: Logger,
  callerOf: (call: Call) => Caller | SessionCaller | undefined,
): Observer {
  return {
    finish: (call, { status, bytes, errorName }) => {
      if (!logger.isLevelEnabled('info')) return;
      const caller = callerOf(call);
      logger.info(
        {
          request_id: call.id,
          method: call.request.method,
          route: call.operation?.path,
          operation: call.operation?.id,
          status,
          error_name: errorName,
          duration_ms: Math.round((performance.now() - call.startedAt) * 100) / 100,
          bytes,
          address: call.address,
          business_id: caller?.businessId,
          ...credentialOf(caller),
        },
        'request',
      );
    },
  };
}

function credentialOf(caller: Caller | SessionCaller | undefined) {
  switch (caller?.kind) {
    case 'api_key':
      return { credential: caller.apiKeyId };
    case 'access_token':
      return { credential: caller.clientId, user_id: caller.userId, token_id: caller.id };
    case 'public_key':
      return { credential: caller.publicKeyId };
    case 'session':
      return { user_id: caller.userId };
    default:
      return {};
  }
}
