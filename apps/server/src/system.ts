import { randomBytes } from 'node:crypto';
import type { Clock } from './domain/clock.ts';
import type { Ids } from './domain/ids.ts';
import { alphanumerics, type Randomness } from './domain/randomness.ts';

const ID_LENGTH = 16;

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The machine's cryptographic randomness. */
export const systemRandomness: Randomness = { bytes: (count) => randomBytes(count) };

/** Identifiers out of the given randomness: 95 bits, so that they neither collide nor can be guessed. */
function idsFrom(randomness: Randomness): Ids {
  return { next: (prefix) => prefix + alphanumerics(randomness, ID_LENGTH) };
}

const POOL_BYTES = 8192;

/** Asks the machine for many bytes at once: a request id costs no call of its own. */
function pooled(randomness: Randomness): Randomness {
  let pool = new Uint8Array(0);
  return {
    bytes: (count) => {
      if (count > POOL_BYTES) return randomness.bytes(count);
      if (pool.length < count) pool = Uint8Array.from(randomness.bytes(POOL_BYTES));
      const taken = pool.subarray(0, count);
      pool = pool.subarray(count);
      return taken;
    },
  };
}

/** Identifiers out of the machine's randomness. */
export const randomIds: Ids = idsFrom(pooled(systemRandomness));
