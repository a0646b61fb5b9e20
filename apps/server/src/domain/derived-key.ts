import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** The key of 32 bytes for one purpose that follows from that of the deployment (HKDF-SHA256, RFC 5869). */
export function derivedKey(secretKey: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, KEY_BYTES));
}
