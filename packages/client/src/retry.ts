import { retryAfterOf } from './error-of.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;
/** Longest accepted `Retry-After`; beyond it the call fails. */
const LONGEST_RETRY_AFTER_MS = 60_000;

const PASSING = new Set([429, 502, 503, 504]);
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** Whether a request can be retried: a POST only with an idempotency key, so that it is executed once. */
export function isRepeatable(method: string, idempotencyKey: string | null): boolean {
  return REPEATABLE.has(method) || idempotencyKey !== null;
}

/**
 * Milliseconds until the next attempt after a response; undefined if the response is final.
 *
 * @param retries number of retries so far
 * @param keyed whether the request has an idempotency key: a conflict on a retry means that the first attempt is still
 * running
 */
export function pauseAfter(response: Response, retries: number, keyed: boolean): number | undefined {
  const stillRuns = keyed && retries > 0 && response.status === 409;
  if (!PASSING.has(response.status) && !stillRuns) return undefined;
  const seconds = retryAfterOf(response);
  if (seconds === null) return backOff(retries);
  const ms = seconds * 1000;
  return ms > LONGEST_RETRY_AFTER_MS ? undefined : ms + Math.random() * FIRST_PAUSE_MS;
}

/** Exponential backoff with jitter. */
export function backOff(retries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}
