import type { components } from '@finops/contract/console';
import { timestampOf } from '../../../domain/clock.ts';
import type { RequestLog } from '../../../domain/request-logs/request-log.ts';

/** A request log as the contract's `RequestLog`. */
export function requestLogBody(log: RequestLog): components['schemas']['RequestLog'] {
  const {
    id,
    method,
    path,
    endpoint,
    status,
    errorName,
    durationMs,
    credential,
    faultId,
    profileId,
    address,
  } = log;
  return {
    id,
    method,
    path,
    ...(endpoint !== undefined && { endpoint }),
    status,
    ...(errorName !== undefined && { error_name: errorName }),
    duration_ms: durationMs,
    credential,
    ...(faultId !== undefined && { fault_id: faultId }),
    ...(profileId !== undefined && { profile_id: profileId }),
    address,
    created_at: timestampOf(log.createdAt),
  };
}
