import { createHmac } from 'node:crypto';
import type { Randomness } from '../randomness.ts';
import { openBytes, openedBytes, sealBytes } from '../sealed-bytes.ts';
import type { SealedSecrets } from './delivery-queue.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;

/** What signs a delivery: the secret of an endpoint, and for a day after a rotation the one before as well. */
export interface SigningSecrets {
  /** `whsec_` and base64. */
  readonly current: string;
  readonly previous: string | undefined;
}

/** An endpoint of a business; its secrets open nowhere else. */
interface EndpointKey {
  readonly businessId: string;
  readonly endpointId: string;
}

/** A new secret: `whsec_` and 24 random bytes in base64 (Standard Webhooks). */
export function newEndpointSecret(randomness: Randomness): string {
  return PREFIX + Buffer.from(randomness.bytes(SECRET_BYTES)).toString('base64');
}

/** Seals a secret for its endpoint; `key` has 32 bytes. */
export function sealEndpointSecret(
  key: Buffer,
  secret: string,
  endpoint: EndpointKey,
  randomness: Randomness,
): Buffer<ArrayBuffer> {
  return sealBytes(key, Buffer.from(secret), placeOf(endpoint), randomness);
}

/**
 * The secrets that sign at an instant of the business's clock; a previous one that was sealed with another key does not.
 *
 * @throws SealBroken when the current one was sealed with another key or for another endpoint.
 */
export function signingSecrets(
  key: Buffer,
  { current, previous }: SealedSecrets,
  endpoint: EndpointKey,
  now: Date,
): SigningSecrets {
  const place = placeOf(endpoint);
  const isValid = previous !== undefined && previous.expiresAt > now;
  return {
    current: openBytes(key, current, place).toString(),
    previous: isValid ? openedBytes(key, previous.secret, place)?.toString() : undefined,
  };
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

function placeOf({ businessId, endpointId }: EndpointKey): string {
  return `webhook endpoint ${businessId} ${endpointId}`;
}

function hmac(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}
