import type { RequestLog } from '../../../src/domain/request-logs/request-log.ts';
import { randomIds } from '../../../src/system.ts';

/** The log of a read by an API key just now. */
export function sampleRequestLog(facts: Partial<RequestLog> & Pick<RequestLog, 'businessId'>): RequestLog {
  return {
    id: randomIds.next('req_'),
    method: 'GET',
    path: '/v1/balances',
    endpoint: '/v1/balances',
    status: 200,
    errorName: undefined,
    durationMs: 4,
    credential: { kind: 'api_key', id: randomIds.next('APK_') },
    profileId: undefined,
    address: '203.0.113.24',
    createdAt: new Date(),
    ...facts,
  };
}
