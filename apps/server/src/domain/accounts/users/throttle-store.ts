import { digestOf } from '../keys/api-key-credential.ts';

/** How attempts are slowed down: a number of free attempts, then a pause that doubles with each further one. */
export interface Pauses {
  readonly free: number;
  readonly firstMs: number;
  readonly longestMs: number;
}

/** A key under which attempts are counted. */
export interface Counted {
  readonly key: Uint8Array;
  readonly pauses: Pauses;
}

/** Counters are forgotten after this time without a pause or an attempt. */
export const FORGOTTEN_AFTER_MS = 3_600_000;

export interface ThrottleStore {
  /**
   * Counts an attempt under all keys, or under none if one of them has to wait. Concurrent attempts get no more
   * than sequential ones.
   *
   * @returns when the next attempt is allowed; undefined if this one is.
   */
  take(counted: readonly Counted[], now: Date): Promise<Date | undefined>;
  clear(keys: readonly Uint8Array[]): Promise<void>;
}

/** Whole seconds, at least 1, until the next attempt is allowed. */
export function secondsUntil(freeAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
}

/** Hash key of a counter; keeps personal addresses out of the store of counters. */
export function throttleKey(...parts: readonly string[]): Uint8Array {
  return digestOf(JSON.stringify(parts));
}
