import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Randomness } from './randomness.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const SEAL_KEY_BYTES = 32;

/** The sealed bytes are for another place or of another key, or were modified. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';

  constructor(place: string, cause: unknown) {
    super(`Cannot open what is stored as ${place}: it was modified, moved or sealed with another key.`, {
      cause,
    });
  }
}

/** Encrypts with AES-256-GCM: nonce, tag and ciphertext, with the place as additional data. */
export function sealBytes(
  key: Buffer,
  bytes: Uint8Array,
  place: string,
  randomness: Randomness,
): Buffer<ArrayBuffer> {
  const nonce = randomness.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const encrypted = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]);
}

/** The plaintext, or undefined where {@link openBytes} throws. */
export function openedBytes(key: Buffer, sealed: Uint8Array, place: string): Buffer | undefined {
  try {
    return openBytes(key, sealed, place);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

/** @throws SealBroken when the bytes were sealed for another place or with another key, or were modified. */
export function openBytes(key: Buffer, sealed: Uint8Array, place: string): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new SealBroken(place, error);
  }
}
