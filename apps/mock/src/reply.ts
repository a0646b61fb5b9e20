import type { MockContract, MockOperation } from './contract.ts';
import { errorBody, oauthErrorBody } from './error-body.ts';
import type { Fault } from './fault.ts';
import { declaredHeaders } from './headers.ts';

/** A response before it is written. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly mediaType?: string;
}

/** The reply of a fault: the headers that the operation declares for its status, or those of every response. */
export function faultReply(
  contract: MockContract,
  fault: Fault,
  operation: MockOperation | undefined,
  segments: readonly string[],
): Reply {
  const code = String(fault.status);
  const declared = operation?.responses.get(code) ?? operation?.responses.get(`${code[0]}XX`);
  const oauth = declared?.errors.oauth ?? segments[0] === 'oauth2';
  return {
    status: fault.status,
    headers: {
      ...declaredHeaders(declared?.headers ?? contract.commonHeaders, { segments, status: fault.status }),
      ...fault.facts.headers,
      ...(fault.facts.close && { Connection: 'close' }),
    },
    body: oauth ? oauthErrorBody(fault) : errorBody(fault),
    mediaType: 'application/json',
  };
}
