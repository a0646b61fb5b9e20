import type { IncomingMessage } from 'node:http';
import type { Call } from './call.ts';
import type { Settings } from './settings.ts';

/** Where a call leads by its method and path. */
type Route = Pick<Call, 'operation' | 'instead' | 'path'>;

/** A call that leads nowhere. */
export const nowhere: Route = { operation: undefined, instead: [], path: '' };

/** Begins a call: its headers hold its own identifier and nothing else. */
export function openCall(
  {
    newRequestId,
    addressOf = socketAddress,
  }: Pick<Settings<object, object, never>, 'newRequestId' | 'addressOf'>,
  request: IncomingMessage,
  { operation, instead, path }: Route,
): Call {
  const id = newRequestId();
  return {
    id,
    operation,
    instead,
    request,
    address: addressOf(request),
    path,
    headers: { 'X-Request-Id': id },
    startedAt: performance.now(),
  };
}

function socketAddress({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? '';
}
