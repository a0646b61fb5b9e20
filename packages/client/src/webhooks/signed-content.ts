/** The algorithm of both schemes. */
export const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** @throws TypeError for a parsed body. */
export function bytesOf(rawBody: string | Uint8Array): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (ArrayBuffer.isView(rawBody)) return new Uint8Array(rawBody);
  throw new TypeError(
    'Pass the raw body as received, as a string or bytes. A parsed body cannot be verified.',
  );
}

/** The content that `webhook-signature` signs. */
export function standardContent(
  id: string,
  timestamp: string,
  body: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const before = new TextEncoder().encode(`${id}.${timestamp}.`);
  const all = new Uint8Array(before.length + body.length);
  all.set(before);
  all.set(body, before.length);
  return all;
}
