import { ApiError, UnexpectedAnswer } from '@finops/client';
import { ConsoleUnreachable } from './console-client.ts';

/** How long is waited after failures in a row: ever longer, up to the last. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** What the console says itself of when to try again, in milliseconds. */
function retryAfterMs(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.retryAfter : null;
  return seconds === null ? undefined : Math.max(1, seconds) * 1000;
}

/**
 * How long to wait, in milliseconds, before the same call is tried again; undefined when it would be refused again.
 *
 * @param failures how many there were in a row, with this one.
 */
export function pauseAfter(error: unknown, failures: number): number | undefined {
  if (!isPassing(error)) return undefined;
  return retryAfterMs(error) ?? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** Whether a console that has never answered may still be starting, and is not something else at a wrong address. */
export function mayComeUp(error: unknown): boolean {
  return error instanceof ConsoleUnreachable || retryAfterMs(error) !== undefined;
}

function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 429 || error.status >= 500;
  return error instanceof ConsoleUnreachable || error instanceof UnexpectedAnswer;
}
