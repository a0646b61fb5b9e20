import type { ServerResponse } from 'node:http';
import type { PreparedReply } from './replies.ts';

/** Texts beyond this length are encoded before they are written; shorter ones go out together with the headers. */
const long = 4096;

/**
 * Writes a whole reply and returns the bytes of its content. Throws, before anything is written, what Node throws
 * for a header that cannot be sent.
 */
export function writeReply(response: ServerResponse, { status, headers, payload }: PreparedReply): number {
  const hasContent = status !== 204 && status !== 304;
  const content = typeof payload === 'string' && payload.length > long ? Buffer.from(payload) : payload;
  const bytes = content === undefined ? 0 : Buffer.byteLength(content);
  response.writeHead(status, hasContent ? { ...headers, 'Content-Length': String(bytes) } : headers);
  // Node leaves the content out for HEAD.
  response.end(hasContent ? content : undefined);
  return response.req.method === 'HEAD' || !hasContent ? 0 : bytes;
}
