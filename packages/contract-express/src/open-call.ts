import type { IncomingMessage } from 'node:http';
import type { Call } from './call.ts';
import { answerHeaders } from './replies/answer-headers.ts';
import type { Settings } from './settings.ts';

/** Where the method and path of a call lead. */
type Route = Pick<Call, 'operation' | 'instead' | 'path'>;

/** The route of a call that matches nothing. */
export const nowhere: Route = { operation: undefined, instead: [], path: '' };

/** Begins a call: its headers hold those of every response and its identifier. */
export function openCall(
  {
    newRequestId,
    addressOf = socketAddress,
    everyReply,
  }: Pick<Settings<object, object, never>, 'newRequestId' | 'addressOf'> & {
    readonly everyReply?: Readonly<Record<string, string>>;
  },
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
    headers: { ...answerHeaders, ...everyReply, 'X-Request-Id': id },
    startedAt: performance.now(),
  };
}

function socketAddress({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? '';
}
