import type { ServerResponse } from 'node:http';
import type { PreparedReply } from './replies.ts';

/**
 * Writes a whole reply and returns the bytes of its content. Throws, before anything is written, what Node throws
 * for a header that cannot be sent.
 */
export function writeReply(response: ServerResponse, { status, headers, payload }: PreparedReply): number {
  const hasContent = status !== 204 && status !== 304;
  const bytes = payload === undefined ? 0 : Buffer.byteLength(payload);
  response.writeHead(status, hasContent ? { ...headers, 'Content-Length': String(bytes) } : headers);
  // Node leaves the content out for HEAD. A text is given to it as it is: one copied into a buffer of its own counts
  // as memory outside of the heap, whose growth has the engine mark all of the heap again and again.
  response.end(hasContent ? payload : undefined);
  return response.req.method === 'HEAD' || !hasContent ? 0 : bytes;
}
