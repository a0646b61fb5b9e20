import { Mutex } from './mutex.ts';

/** A mutex per key, kept as long as somebody has it or waits for it. */
export class KeyedMutex {
  readonly #mutexes = new Map<string, Mutex>();

  /** Does work while nobody else does any under the same key. */
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
