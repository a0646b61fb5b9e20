import type { Randomness } from '../randomness.ts';

/** Recent failures of an endpoint. */
export interface Circuit {
  /** Consecutive failed attempts. */
  readonly failures: number;
  /** Number of pauses since the last success. */
  readonly pauses: number;
  /** Until when deliveries are paused; absent while they are not. */
  readonly pausedUntil: Date | undefined;
}

/** Number of consecutive failures that pause an endpoint. */
const FAILURES = 10;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** The circuit of an endpoint that responds. */
const closedCircuit: Circuit = { failures: 0, pauses: 0, pausedUntil: undefined };

/** The circuit after an attempt: consecutive failures open it, for twice as long each time the trial fails (G61). */
export function circuitAfter({ failures, pauses }: Circuit, succeeded: boolean, now: Date): Circuit {
  if (succeeded) return closedCircuit;
  const more = failures + 1;
  if (pauses === 0 && more < FAILURES) return { failures: more, pauses, pausedUntil: undefined };
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** pauses, LONGEST_PAUSE_MS);
  return { failures: more, pauses: pauses + 1, pausedUntil: new Date(now.getTime() + pause) };
}

/** Whether a paused endpoint gets a single delivery, to test whether it responds again. */
export function isOnTrial({ pauses }: Circuit): boolean {
  return pauses > 0;
}

/** Whether deliveries are paused at an instant. */
export function isPaused({ pausedUntil }: Circuit, now: Date): boolean {
  return pausedUntil !== undefined && pausedUntil > now;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delay after each failed attempt, in milliseconds (G61). */
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

/** Maximum jitter as a fraction of the delay, so that receivers that failed together are not retried together. */
const JITTER = 0.1;

/**
 * When to attempt a delivery again.
 *
 * @param attempts number of failed attempts, at least 1.
 * @param now when the last one failed.
 * @returns undefined after the last attempt.
 */
export function nextAttempt(attempts: number, now: Date, randomness: Randomness): Date | undefined {
  const delay = DELAYS[attempts - 1];
  if (delay === undefined) return undefined;
  const [byte = 0] = randomness.bytes(1);
  return new Date(now.getTime() + Math.round(delay * (1 + (JITTER * byte) / 255)));
}
