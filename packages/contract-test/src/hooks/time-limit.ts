import type { Clock } from '../send/clock.ts';

/** Milliseconds that a hook has. */
export const HOOK_TIME = 60_000;

/**
 * What comes of a promise, if it comes in time.
 *
 * @param signals - each ends the wait when it aborts
 * @throws {RangeError} when the time is over; what the clock throws when a signal aborts
 */
export async function inTime<Result>(
  promise: PromiseLike<Result>,
  clock: Clock,
  signals: readonly AbortSignal[],
  milliseconds = HOOK_TIME,
): Promise<Result> {
  const ended = new AbortController();
  const limit = clock.wait(milliseconds, AbortSignal.any([ended.signal, ...signals])).then(() => {
    throw new RangeError(`timed out after ${milliseconds / 1000} seconds`);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    ended.abort();
  }
}
