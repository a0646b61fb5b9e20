import { createHmac } from 'node:crypto';
import type { Randomness } from '../domain/randomness.ts';

/** Deterministic bytes for a key and a purpose: HMAC-SHA256 of a counter. */
export function demoRandomness(secretKey: Uint8Array, purpose: string): Randomness {
  let block = 0;
  return {
    bytes: (count) => {
      const blocks: Buffer[] = [];
      for (let length = 0; length < count; length += 32) {
        blocks.push(createHmac('sha256', secretKey).update(`demo ${purpose} ${block}`).digest());
        block += 1;
      }
      return Buffer.concat(blocks).subarray(0, count);
    },
  };
}
