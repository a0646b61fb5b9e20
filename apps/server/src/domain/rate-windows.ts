/** Length of the rolling window for counting requests (G11). */
export const WINDOW_MS = 60_000;

/** The state of a rate limit after one request. */
export interface RateVerdict {
  readonly allowed: boolean;
  /** Requests left in the window. */
  readonly remaining: number;
  /** Whole seconds, at least 1, until the window has room for at least one more request than now. */
  readonly resetSeconds: number;
  /** Whether the exhausted window is the common one, which this verdict describes. */
  readonly isWhole?: boolean;
}

/** Limits per rolling minute. */
export interface RateLimits {
  /** Per credential without its own limit, or per IP address, and resource. */
  readonly rateLimitPerMinute: number;
  /**
   * Per business over all resources: for its API keys and access tokens together, and again for its payers
   * together.
   */
  readonly businessRatePerMinute: number;
}

/** A common window of several others. */
export interface WholeWindow {
  readonly key: string;
  /** Requests per window, at least 1. */
  readonly limit: number;
}

/**
 * Counts requests in rolling windows: within any 60 seconds at most `limit` requests of one key are allowed, across
 * all processes that share the store. Refused requests do not count.
 */
export interface RateWindows {
  /**
   * Whether windows are kept where credentials are looked up, so that the same statement counts the request
   * (`Admissions`).
   */
  readonly besideCredentials?: true;
  /**
   * Counts one request if its window has room.
   *
   * @param key who and what is counted, for example `key_x:balances`.
   * @param limit requests per window, at least 1.
   * @param whole a common window that also needs room; the request counts in both or in neither.
   */
  hit(key: string, limit: number, now: Date, whole?: WholeWindow): Promise<RateVerdict>;
}

/** Up to this limit each request leaves the window at its own millisecond. */
export const EXACT_LIMIT = 1000;
/** Above it requests leave in groups, never too early, to limit a window to 600 slots. */
const SLOT_MS = 100;

/** The millisecond by which a request at this time is counted; requests of one slot leave the window together. */
export function slotOf(now: Date, limit: number): number {
  const time = now.getTime();
  return limit <= EXACT_LIMIT ? time : Math.ceil(time / SLOT_MS) * SLOT_MS;
}

/** Requests leave a common window in groups each second, never too early, to limit it to 60 slots. */
const WHOLE_SLOT_MS = 1000;

/** The millisecond by which a request at this time is counted in a common window. */
export function wholeSlotOf(now: Date): number {
  return Math.ceil(now.getTime() / WHOLE_SLOT_MS) * WHOLE_SLOT_MS;
}

/**
 * Seconds until the oldest slot leaves the window, at most the length of the window, because another process's
 * clock may be slightly ahead.
 */
export function secondsUntilFree(oldestSlot: number, now: Date): number {
  const age = Math.max(0, now.getTime() - oldestSlot);
  return Math.max(1, Math.ceil((WINDOW_MS - age) / 1000));
}
