import { createHmac } from 'node:crypto';
import type { Randomness } from '../randomness.ts';
import { openBytes, openedBytes, sealBytes } from '../sealed-bytes.ts';
import type { SealedSecrets } from './delivery-queue.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;

/** The secrets that sign a delivery: the current one and, for a day after a rotation, the previous one. */
export interface SigningSecrets {
  /** `whsec_` and base64. */
  readonly current: string;
  readonly previous: string | undefined;
}

/** An endpoint of a business, to which its secrets are bound. */
interface EndpointKey {
  readonly businessId: string;
  readonly endpointId: string;
}

/** A new secret: `whsec_` and 24 random bytes in base64 (Standard Webhooks). */
export function newEndpointSecret(randomness: Randomness): string {
  return PREFIX + Buffer.from(randomness.bytes(SECRET_BYTES)).toString('base64');
}

/** Encrypts a secret for its endpoint; `key` has 32 bytes. */
export function sealEndpointSecret(
  key: Buffer,
  secret: string,
  endpoint: EndpointKey,
  randomness: Randomness,
): Buffer<ArrayBuffer> {
  return sealBytes(key, Buffer.from(secret), placeOf(endpoint), randomness);
}

/**
 * The secrets that sign at an instant of the business's clock, without a previous one that was sealed with another
 * key.
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

/** The signed content. */
interface Signed {
  readonly eventId: string;
  /** The exact bytes of the body. */
  readonly body: string;
  readonly secrets: SigningSecrets;
  /** By the machine's clock, because receivers compare it with theirs. */
  readonly signedAt: Date;
}

/**
 * The signature headers of one attempt (G60): those of Standard Webhooks, with one signature per secret, newest
 * first, and `x-bu-signature` with a single signature by the newest.
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
