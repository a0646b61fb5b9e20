import type { IncomingMessage } from 'node:http';
import type { Call } from './call.ts';
import type { OperationFacts } from './operation-facts.ts';

/** Begins a call: its headers hold its own identifier and nothing else. */
export function openCall(
  id: string,
  request: IncomingMessage,
  path: string,
  operation: OperationFacts | undefined,
): Call {
  return {
    id,
    operation,
    request,
    address: request.socket.remoteAddress ?? '',
    path,
    headers: { 'X-Request-Id': id },
    startedAt: performance.now(),
  };
}
