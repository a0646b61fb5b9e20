import type { IncomingMessage } from 'node:http';
import { Fault } from './fault.ts';

/** Throws an `unreadable` fault for an HTTP/1.1 request without a `Host`, or with several (RFC 9112, 3.2). */
export function checkHost(request: IncomingMessage): void {
  const hosts = countOf(request.rawHeaders, 'host');
  if (hosts > 1)
    throw new Fault('unreadable', 'The Host header is given more than once. Send one (RFC 9112, 3.2).');
  if (request.httpVersion === '1.1' && hosts === 0) {
    throw new Fault('unreadable', 'The Host header is missing. Send it (RFC 9112, 3.2).');
  }
}

/** How often a header is given; names are at the even places. */
function countOf(rawHeaders: readonly string[], lowerCased: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === lowerCased.length && name.toLowerCase() === lowerCased) count++;
  }
  return count;
}
