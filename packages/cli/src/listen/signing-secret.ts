import { createHmac, randomBytes } from 'node:crypto';
import { UsageError } from '../terminal.ts';

const PREFIX = 'whsec_';
const NEW_BYTES = 24;

/**
 * The secret that was given, or a new one.
 *
 * @throws UsageError for one that libraries would decode differently, which does not repeat it.
 */
export function signingSecretOf(given: string | undefined): string {
  if (given === undefined || given === '') return `${PREFIX}${randomBytes(NEW_BYTES).toString('base64')}`;
  const encoded = given.slice(PREFIX.length);
  const key = Buffer.from(encoded, 'base64');
  if (given.startsWith(PREFIX) && key.length >= NEW_BYTES && key.toString('base64') === encoded) return given;
  throw new UsageError(`A secret is ${PREFIX} and the base64 of at least ${NEW_BYTES} bytes.`);
}

interface Signed {
  readonly eventId: string;
  /** Byte for byte. */
  readonly body: string;
  readonly secret: string;
  readonly at: Date;
}

/** The headers that sign a delivery, by both schemes (G60). */
export function signatureHeaders({ eventId, body, secret, at }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${hmac(key, `${eventId}.${timestamp}.${body}`)}`,
    'x-bu-signature': hmac(secret, body),
  };
}

function hmac(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}
