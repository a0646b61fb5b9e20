import type { Randomness } from '../randomness.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next one follows, in milliseconds (G61). */
const DELAYS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** The longest that jitter adds to a delay, as a share of it: receivers that went down together are not called together. */
const JITTER = 0.1;

/**
 * When a delivery is attempted again.
 *
 * @param attempts how many attempts have failed; 1 or more.
 * @param now when the last one failed.
 * @returns undefined after the last attempt.
 */
export function nextAttempt(attempts: number, now: Date, randomness: Randomness): Date | undefined {
  const delay = DELAYS[attempts - 1];
  if (delay === undefined) return undefined;
  const [byte = 0] = randomness.bytes(1);
  return new Date(now.getTime() + Math.round(delay * (1 + (JITTER * byte) / 255)));
}
