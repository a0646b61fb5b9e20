import { Mutex } from './mutex.ts';

/** A mutex per key, kept as long as it is held or awaited. */
export class KeyedMutex {
  readonly #mutexes = new Map<string, Mutex>();

  /** Runs work exclusively per key. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const mutex = this.#mutexes.get(key) ?? new Mutex();
    this.#mutexes.set(key, mutex);
    const end = await mutex.take();
    try {
      return await work();
    } finally {
      end();
      if (!mutex.taken) this.#mutexes.delete(key);
    }
  }
}
