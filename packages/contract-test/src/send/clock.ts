import { setTimeout } from 'node:timers/promises';

/** The time in milliseconds, and how to let some of it pass. */
export interface Clock {
  now(): number;
  /** Rejects at once when the signal aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The time of the machine, as a time of day that never goes back. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, signal === undefined ? {} : { signal }),
};
