import { derivedKey } from '../derived-key.ts';
import type { Randomness } from '../randomness.ts';
import { openedBytes, sealBytes } from '../sealed-bytes.ts';

/** Encrypts stored texts, each bound to one place. */
export interface Seals {
  seal(text: string, place: string): Uint8Array;
  /** Undefined if the text was sealed for another place or with another key, or was modified. */
  open(sealed: Uint8Array, place: string): string | undefined;
}

/**
 * Creates seals.
 *
 * @param secretKey the deployment's key, from which the sealing key is derived.
 */
export function sealsOf(secretKey: Uint8Array, randomness: Randomness): Seals {
  const key = derivedKey(secretKey, 'sealed mail');
  return {
    seal: (text, place) => sealBytes(key, Buffer.from(text), place, randomness),
    open: (sealed, place) => openedBytes(key, sealed, place)?.toString(),
  };
}
