/** The algorithm of both schemes. */
export const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** @throws TypeError for a body that was parsed already. */
export function bytesOf(rawBody: string | Uint8Array): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (ArrayBuffer.isView(rawBody)) return new Uint8Array(rawBody);
  throw new TypeError(
    'Pass the body as it was received, a string or bytes: a parsed body cannot be verified.',
  );
}

/** What `webhook-signature` covers. */
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
