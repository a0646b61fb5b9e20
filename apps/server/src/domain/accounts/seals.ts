import { derivedKey } from '../derived-key.ts';
import type { Randomness } from '../randomness.ts';
import { openedBytes, sealBytes } from '../sealed-bytes.ts';

/** Encrypts texts that are kept for a while, each for one place and no other. */
export interface Seals {
  seal(text: string, place: string): Uint8Array;
  /** Undefined when it was sealed for another place or with another key, or was changed. */
  open(sealed: Uint8Array, place: string): string | undefined;
}

/**
 * Seals texts.
 *
 * @param secretKey the deployment's key; that of the seals is derived from it.
 */
export function sealsOf(secretKey: Uint8Array, randomness: Randomness): Seals {
  const key = derivedKey(secretKey, 'sealed mail');
  return {
    seal: (text, place) => sealBytes(key, Buffer.from(text), place, randomness),
    open: (sealed, place) => openedBytes(key, sealed, place)?.toString(),
  };
}
