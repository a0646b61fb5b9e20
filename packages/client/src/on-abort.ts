const listeners = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls back when a signal aborts, until the returned function is called. Each signal has one listener, however many
 * calls wait for it: Node reports more than ten as a leak.
 */
export function onAbort(signal: AbortSignal | undefined, callback: () => void): () => void {
  if (signal === undefined) return () => {};
  let waiting = listeners.get(signal);
  if (waiting === undefined) {
    const called = new Set<() => void>();
    signal.addEventListener('abort', () => called.forEach((one) => void one()), { once: true });
    listeners.set(signal, called);
    waiting = called;
  }
  waiting.add(callback);
  return () => void waiting.delete(callback);
}

/** Resolves as the promise does, unless the signal aborts first. The work itself continues. */
export function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = onAbort(signal, () => reject(signal.reason));
    work.then(resolve, reject).finally(leave);
  });
}
