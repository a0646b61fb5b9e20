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
