import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Randomness } from '../../domain/randomness.ts';

/** Pseudorandom bytes: the same seed gives the same sequence. */
export function seededRandomness(seed: string): Randomness {
  let block = 0;
  const nextBlock = () => sha256(utf8ToBytes(`${block++} ${seed}`));
  return {
    bytes: (count) => {
      const bytes: number[] = [];
      while (bytes.length < count) bytes.push(...nextBlock());
      return Uint8Array.from(bytes.slice(0, count));
    },
  };
}
