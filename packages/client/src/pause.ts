import { onAbort } from './on-abort.ts';

/** Waits; rejects with the reason of the signal as soon as it aborts. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const leave = onAbort(signal, () => {
      clearTimeout(timer);
      reject(signal?.reason);
    });
    const timer = setTimeout(() => {
      leave();
      resolve();
    }, ms);
  });
}
