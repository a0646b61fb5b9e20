import type { Randomness } from '../randomness.ts';

/** How an endpoint has answered lately. */
export interface Circuit {
  /** Attempts that failed in a row. */
  readonly failures: number;
  /** How often deliveries were paused since the last success. */
  readonly pauses: number;
  /** Until when deliveries are paused; absent while it is reachable. */
  readonly pausedUntil: Date | undefined;
}

/** So many failures in a row pause an endpoint. */
const FAILURES = 10;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** That of an endpoint that answers. */
const closedCircuit: Circuit = { failures: 0, pauses: 0, pausedUntil: undefined };

/** The circuit after an attempt: it opens after failures in a row, and for twice as long each time that the trial fails (G61). */
export function circuitAfter({ failures, pauses }: Circuit, succeeded: boolean, now: Date): Circuit {
  if (succeeded) return closedCircuit;
  const more = failures + 1;
  if (pauses === 0 && more < FAILURES) return { failures: more, pauses, pausedUntil: undefined };
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** pauses, LONGEST_PAUSE_MS);
  return { failures: more, pauses: pauses + 1, pausedUntil: new Date(now.getTime() + pause) };
}

/** Whether an endpoint that was paused gets a single delivery, to see whether it answers again. */
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
