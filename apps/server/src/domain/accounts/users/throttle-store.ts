import { digestOf } from '../keys/api-key-credential.ts';

/** How attempts are slowed: so many at once, then a pause that doubles with each further one. */
export interface Pauses {
  readonly free: number;
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Something that attempts are counted for. */
export interface Counted {
  readonly key: Uint8Array;
  readonly pauses: Pauses;
}

/** After so long without a pause or an attempt they are forgotten. */
export const FORGOTTEN_AFTER_MS = 3_600_000;

/** Counts attempts. */
export interface ThrottleStore {
  /**
   * Counts an attempt under all keys, or under none when one of them has to wait. Of attempts at once no more are let through than of
   * attempts one after the other.
   *
   * @returns when the next attempt is let through; undefined when this one is.
   */
  take(counted: readonly Counted[], now: Date): Promise<Date | undefined>;
  clear(keys: readonly Uint8Array[]): Promise<void>;
}

/** Whole seconds, at least 1, until the next attempt is let through. */
export function secondsUntil(freeAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
}

/** The key of what attempts are counted for; keeps addresses of people out of the store of the counters. */
export function throttleKey(...parts: readonly string[]): Uint8Array {
  return digestOf(JSON.stringify(parts));
}
