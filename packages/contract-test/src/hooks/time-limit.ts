import type { Clock } from '../send/clock.ts';

/** The time limit of a hook, in milliseconds. */
export const HOOK_TIME = 60_000;

/**
 * The result of a promise, if it settles in time.
 *
 * @param signals - each ends the wait when it aborts
 * @throws {RangeError} on timeout; if a signal aborts, the error of the clock
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
