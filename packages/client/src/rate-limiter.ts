import { defaultRateLimit } from './generated/routes.ts';
import { onAbort } from './on-abort.ts';

/** How an admitted request ended. */
export type Departure =
  /** The request was never sent, or the server did not count it. */
  | { readonly counted: false; readonly retryAfter?: number | undefined }
  /** The request counts; `limit` is the value of `x-rate-limit`. */
  | { readonly counted: true; readonly limit?: number | undefined };

/** The requests to one resource in the rolling window. */
interface Window {
  limit: number;
  /** Number of requests without a response yet. */
  inFlight: number;
  /** When the completed requests left the server at the latest, in milliseconds, oldest first. */
  readonly answered: number[];
  /** Time until which the server refuses requests, in milliseconds. */
  closedUntil: number;
  readonly waiting: (() => void)[];
  timer: ReturnType<typeof setTimeout> | undefined;
}

const { limit: DEFAULT_LIMIT, windowMs: WINDOW_MS } = defaultRateLimit;

/**
 * Admits requests in order as the rate limit of each resource allows: the default number per rolling minute, or that of
 * the header `x-rate-limit` once there was a response. Requests of other processes count too but are unknown here, so a
 * 429 closes the resource for the time that it states, at most a minute.
 */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  /** Waits for admission. Each admitted request must call `leave` at the end. */
  async admit(resource: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const window = this.#windowOf(resource);
    if (window.waiting.length === 0 && placesOf(window) > 0) {
      window.inFlight++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        stop();
        resolve();
      };
      const stop = onAbort(signal, () => {
        stop();
        window.waiting.splice(window.waiting.indexOf(enter), 1);
        if (window.waiting.length === 0) clearTimeout(window.timer);
        reject(signal?.reason);
      });
      window.waiting.push(enter);
      letIn(window);
    });
  }

  leave(resource: string, departure: Departure): void {
    const window = this.#windowOf(resource);
    const now = performance.now();
    window.inFlight--;
    if (departure.counted) {
      window.answered.push(now);
      window.limit = departure.limit ?? window.limit;
    } else if (departure.retryAfter !== undefined) {
      const closedMs = Math.min(departure.retryAfter * 1000, WINDOW_MS);
      window.closedUntil = Math.max(window.closedUntil, now + closedMs);
    }
    if (window.waiting.length > 0) letIn(window);
  }

  #windowOf(resource: string): Window {
    let window = this.#windows.get(resource);
    if (window === undefined) {
      window = {
        ...{ limit: DEFAULT_LIMIT, inFlight: 0, answered: [] },
        ...{ closedUntil: 0, waiting: [], timer: undefined },
      };
      this.#windows.set(resource, window);
    }
    return window;
  }
}

function placesOf(window: Window): number {
  const now = performance.now();
  while ((window.answered[0] ?? now) + WINDOW_MS <= now) window.answered.shift();
  return now < window.closedUntil ? 0 : window.limit - window.inFlight - window.answered.length;
}

function letIn(window: Window): void {
  clearTimeout(window.timer);
  for (let places = placesOf(window); places > 0 && window.waiting.length > 0; places--) {
    window.inFlight++;
    window.waiting.shift()?.();
  }
  const [oldest = Number.NEGATIVE_INFINITY] = window.answered;
  const isFull = window.limit - window.inFlight <= window.answered.length;
  const frees = Math.max(isFull ? oldest + WINDOW_MS : 0, window.closedUntil) - performance.now();
  if (window.waiting.length > 0 && frees > 0) window.timer = setTimeout(() => letIn(window), frees + 1);
}
