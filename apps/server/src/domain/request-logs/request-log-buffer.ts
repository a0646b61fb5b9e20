import type { RequestLog } from './request-log.ts';
import type { RequestLogStore } from './request-log-store.ts';

/** Written by one statement. */
const BATCH = 500;
/** Kept while they cannot be written. */
const MOST = 20 * BATCH;

/** Request logs on their way to the store, off the path of their requests (G280). */
export class RequestLogBuffer {
  readonly #store: Pick<RequestLogStore, 'write'>;
  readonly #onDropped: (dropped: number) => void;
  #waiting: RequestLog[] = [];
  /** The first of those that wait have been tried, and may have been written. */
  #tried = 0;
  #dropped = 0;
  #isDropping = false;

  /** @param onDropped told how many logs were dropped when it begins to drop, and not again until some are written. */
  constructor(store: Pick<RequestLogStore, 'write'>, onDropped: (dropped: number) => void) {
    this.#store = store;
    this.#onDropped = onDropped;
  }

  /** Takes a log; the oldest are dropped when too many wait. */
  add(log: RequestLog): void {
    if (this.#waiting.push(log) > MOST) this.#dropOldest();
  }

  /** How many logs were dropped so far. */
  get dropped(): number {
    return this.#dropped;
  }

  /**
   * Writes some of the logs that wait.
   *
   * @returns whether others wait.
   * @throws when they cannot be written; they are written by a later call.
   */
  async write(): Promise<boolean> {
    const batch = this.#waiting.splice(0, this.#tried || BATCH);
    if (batch.length === 0) return false;
    try {
      await this.#store.write(batch, this.#tried > 0);
    } catch (error) {
      this.#tried = batch.length;
      this.#waiting = batch.concat(this.#waiting);
      if (this.#waiting.length > MOST) this.#dropOldest();
      throw error;
    }
    this.#tried = 0;
    this.#isDropping = false;
    return this.#waiting.length > 0;
  }

  /** Writes all that wait; what cannot be written is lost. */
  async flush(): Promise<void> {
    while (await this.write());
  }

  #dropOldest(): void {
    const count = this.#waiting.splice(0, Math.max(BATCH, this.#waiting.length - MOST)).length;
    this.#tried = Math.max(0, this.#tried - count);
    this.#dropped += count;
    if (!this.#isDropping) this.#onDropped(count);
    this.#isDropping = true;
  }
}
