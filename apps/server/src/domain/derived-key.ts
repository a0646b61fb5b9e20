import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** A 32-byte key for one purpose, derived from the secret key of the deployment (HKDF-SHA256, RFC 5869). */
export function derivedKey(secretKey: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, KEY_BYTES));
}
