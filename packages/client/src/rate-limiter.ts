import { defaultRateLimit } from './generated/routes.ts';

/** The requests to one resource in the rolling window. */
interface Window {
  limit: number;
  /** How many have no answer yet. */
  inFlight: number;
  /** When the answered ones left the server at the latest, in milliseconds, the oldest first. */
  readonly answered: number[];
  /** Until when the server refuses, in milliseconds. */
  closedUntil: number;
  readonly waiting: (() => void)[];
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Lets requests pass as the limits of the resources allow, in their order: the number of the law's Limits in a rolling minute, or that of
 * the header `x-rate-limit` once there was an answer. Other processes count too, of which it knows nothing: a 429 closes the resource
 * for as long as it says.
 */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  /** Waits for a place. Whoever gets one calls `answered` in the end. */
  async admit(resource: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const window = this.#windowOf(resource);
    if (window.waiting.length === 0 && placesOf(window) > 0) {
      window.inFlight++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        window.waiting.splice(window.waiting.indexOf(enter), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      window.waiting.push(enter);
      letIn(window);
    });
  }

  /** Counts a request that has its answer, or failed. `retryAfter` is in seconds, of a 429. */
  answered(resource: string, limit: number | undefined, retryAfter: number | undefined): void {
    const window = this.#windowOf(resource);
    const now = performance.now();
    window.inFlight--;
    window.answered.push(now);
    window.limit = limit ?? window.limit;
    if (retryAfter !== undefined) window.closedUntil = now + retryAfter * 1000;
    if (window.waiting.length > 0) letIn(window);
  }

  #windowOf(resource: string): Window {
    let window = this.#windows.get(resource);
    if (window === undefined) {
      const { limit } = defaultRateLimit;
      window = { limit, inFlight: 0, answered: [], closedUntil: 0, waiting: [], timer: undefined };
      this.#windows.set(resource, window);
    }
    return window;
  }
}

function placesOf(window: Window): number {
  const now = performance.now();
  while ((window.answered[0] ?? now) + defaultRateLimit.windowMs <= now) window.answered.shift();
  return now < window.closedUntil ? 0 : window.limit - window.inFlight - window.answered.length;
}

function letIn(window: Window): void {
  clearTimeout(window.timer);
  for (let places = placesOf(window); places > 0 && window.waiting.length > 0; places--) {
    window.inFlight++;
    window.waiting.shift()?.();
  }
  const oldest = window.answered[0];
  const untilFree =
    Math.max(oldest === undefined ? 0 : oldest + defaultRateLimit.windowMs, window.closedUntil) -
    performance.now();
  if (window.waiting.length > 0 && untilFree > 0)
    window.timer = setTimeout(() => letIn(window), untilFree + 1);
}
