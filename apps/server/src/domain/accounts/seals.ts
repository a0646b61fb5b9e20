import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Randomness } from '../randomness.ts';

/** Encrypts texts that are kept for a while, each for one place and no other. */
export interface Seals {
  seal(text: string, place: string): Uint8Array;
  /** Undefined when it was sealed for another place or with another key, or was changed. */
  open(sealed: Uint8Array, place: string): string | undefined;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals by AES-256-GCM: nonce, tag and ciphertext, with the place as additional data.
 *
 * @param secretKey the deployment's key; that of the seals is derived from it (HKDF-SHA256, RFC 5869).
 */
export function sealsOf(secretKey: Uint8Array, randomness: Randomness): Seals {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed mail', 32));
  return {
    seal: (text, place) => {
      const nonce = randomness.bytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      try {
        return decipher.update(encrypted, undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
