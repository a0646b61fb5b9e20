import { setTimeout } from 'node:timers/promises';

/** The time in milliseconds, and a way to wait. */
export interface Clock {
  now(): number;
  /** Rejects immediately when the signal aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The time of the machine, monotonic. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, signal === undefined ? {} : { signal }),
};
