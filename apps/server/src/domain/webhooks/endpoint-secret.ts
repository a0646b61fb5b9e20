import type { Randomness } from '../randomness.ts';
import { openBytes, openedBytes, sealBytes } from '../sealed-bytes.ts';
import type { SealedSecrets } from './delivery-queue.ts';
import type { SigningSecrets } from './signature.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;

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

function placeOf({ businessId, endpointId }: EndpointKey): string {
  return `webhook endpoint ${businessId} ${endpointId}`;
}
