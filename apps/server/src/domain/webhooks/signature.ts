import { createHmac } from 'node:crypto';

/** What signs a delivery: the secret of an endpoint, and for a day after a rotation the one before as well. */
export interface SigningSecrets {
  /** `whsec_` and base64. */
  readonly current: string;
  readonly previous: string | undefined;
}

/** What is signed. */
interface Signed {
  readonly eventId: string;
  /** The body, byte for byte. */
  readonly body: string;
  readonly secrets: SigningSecrets;
  /** By the clock of the world, which receivers compare with theirs. */
  readonly signedAt: Date;
}

const PREFIX = 'whsec_';

/**
 * The headers that sign one attempt (G60): those of Standard Webhooks, whose signature is there once for each secret, the newest
 * first, and `x-bu-signature`, which has one value and is by the newest.
 */
export function signatureHeaders({ eventId, body, secrets, signedAt }: Signed): Record<string, string> {
  const { current, previous } = secrets;
  const timestamp = String(Math.floor(signedAt.getTime() / 1000));
  const content = `${eventId}.${timestamp}.${body}`;
  const signatures = [current, ...(previous === undefined ? [] : [previous])].map(
    (secret) => `v1,${hmac(Buffer.from(secret.slice(PREFIX.length), 'base64'), content)}`,
  );
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
    'x-bu-signature': hmac(current, body),
  };
}

function hmac(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}
