import { ApiError, UnexpectedAnswer } from '@finops/client';
import { ConsoleUnreachable } from './console-client.ts';

/** Delays in milliseconds after consecutive failures; the last one repeats. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** The delay that the console asks for, in milliseconds. */
function retryAfterMs(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.retryAfter : null;
  return seconds === null ? undefined : Math.max(1, seconds) * 1000;
}

/**
 * Milliseconds to wait before retrying the call; undefined if a retry would be refused again.
 *
 * @param failures number of consecutive failures, including this one.
 */
export function pauseAfter(error: unknown, failures: number): number | undefined {
  if (!isPassing(error)) return undefined;
  return retryAfterMs(error) ?? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** Whether a console that has never responded may still be starting, as opposed to another server at a wrong URL. */
export function mayComeUp(error: unknown): boolean {
  return error instanceof ConsoleUnreachable || retryAfterMs(error) !== undefined;
}

function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 429 || error.status >= 500;
  return error instanceof ConsoleUnreachable || error instanceof UnexpectedAnswer;
}
