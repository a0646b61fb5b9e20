import type { ServerResponse } from 'node:http';
import type { PreparedReply } from './replies.ts';

/**
 * Writes a whole reply and returns the length of its content in bytes. Throws, before anything is written, Node's error
 * for a header that cannot be sent.
 */
export function writeReply(response: ServerResponse, { status, headers, payload }: PreparedReply): number {
  const hasContent = status !== 204 && status !== 304;
  const bytes = payload === undefined ? 0 : Buffer.byteLength(payload);
  response.writeHead(status, hasContent ? { ...headers, 'Content-Length': String(bytes) } : headers);
  // Node omits the content for HEAD. A text is passed as it is: copying it into a separate buffer counts as memory
  // outside the heap, whose growth makes the engine mark the whole heap again and again.
  response.end(hasContent ? payload : undefined);
  return response.req.method === 'HEAD' || !hasContent ? 0 : bytes;
}
