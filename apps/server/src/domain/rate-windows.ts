/** Length of the rolling window in which requests are counted (G11). */
export const WINDOW_MS = 60_000;

/** How one request stands against its limit. */
export interface RateVerdict {
  readonly allowed: boolean;
  /** Requests that the window still takes. */
  readonly remaining: number;
  /** Whole seconds, at least 1, until the window takes at least one request more than it does now. */
  readonly resetSeconds: number;
  /** Whether it is the window of the whole that has no room, and that this verdict is about. */
  readonly isWhole?: boolean;
}

/** Limits per rolling minute. */
export interface RateLimits {
  /** Of a credential without a limit of its own and of an address, for each resource. */
  readonly rateLimitPerMinute: number;
  /** Of a business, over all resources: of its API keys and access tokens together, and as much of its payers together. */
  readonly businessRatePerMinute: number;
}

/** A window that several others are parts of. */
export interface WholeWindow {
  readonly key: string;
  /** Requests per window, at least 1. */
  readonly limit: number;
}

/**
 * Counts requests in windows that really roll: within any 60 seconds at most `limit` of one key are allowed,
 * whatever the number of processes that share the store. A refused request does not count.
 */
export interface RateWindows {
  /** Whether they are kept where credentials are looked up, so that a call is counted by the same statement (`Admissions`). */
  readonly besideCredentials?: true;
  /**
   * Counts one request if its window has room.
   *
   * @param key who and what is counted, for example `key_x:balances`.
   * @param limit requests per window, at least 1.
   * @param whole a window that has to have room too: the request counts in both or in neither.
   */
  hit(key: string, limit: number, now: Date, whole?: WholeWindow): Promise<RateVerdict>;
}

/** Up to this limit each request leaves the window on its own millisecond. */
export const EXACT_LIMIT = 1000;
/** Above it requests leave together, never earlier than they may: a window stays at 600 slots. */
const SLOT_MS = 100;

/** The millisecond that stands for a request at this time; requests of one slot leave the window together. */
export function slotOf(now: Date, limit: number): number {
  const time = now.getTime();
  return limit <= EXACT_LIMIT ? time : Math.ceil(time / SLOT_MS) * SLOT_MS;
}

/** Requests of a whole leave it together each second, never earlier than they may: its window stays at 60 slots. */
const WHOLE_SLOT_MS = 1000;

/** The millisecond that stands for a request at this time in the window of a whole. */
export function wholeSlotOf(now: Date): number {
  return Math.ceil(now.getTime() / WHOLE_SLOT_MS) * WHOLE_SLOT_MS;
}

/** Seconds until the oldest slot of a window leaves it, at most those of the window: another process may be a moment ahead. */
export function secondsUntilFree(oldestSlot: number, now: Date): number {
  const age = Math.max(0, now.getTime() - oldestSlot);
  return Math.max(1, Math.ceil((WINDOW_MS - age) / 1000));
}
