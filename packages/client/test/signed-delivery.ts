import { createHmac } from 'node:crypto';

/** When deliveries of tests are signed. */
export const SIGNED_AT = new Date('2026-05-04T09:31:00Z');
export const ID = 'EVT_4mKq8TzR1vLx6WnB';

/** A secret of an endpoint, different for each number. */
export const secretOf = (seed: number): string => `whsec_${Buffer.alloc(32, seed).toString('base64')}`;

export const hmac = (key: string | Buffer, ...parts: readonly (string | Uint8Array)[]): string => {
  const signature = createHmac('sha256', key);
  for (const part of parts) signature.update(part);
  return signature.digest('base64');
};

/** One signature of Standard Webhooks. */
export function standardSignature(
  secret: string,
  id: string,
  timestamp: string,
  body: string | Uint8Array,
): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${hmac(key, `${id}.${timestamp}.`, body)}`;
}

/** The headers of a delivery by these secrets, the newest first, as G60 describes them. */
export function signedHeaders(
  body: string | Uint8Array,
  [newest, ...others]: readonly [string, ...string[]],
  at = SIGNED_AT,
) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    'webhook-id': ID,
    'webhook-timestamp': timestamp,
    'webhook-signature': [newest, ...others]
      .map((secret) => standardSignature(secret, ID, timestamp, body))
      .join(' '),
    'x-bu-signature': hmac(newest, body),
  };
}
