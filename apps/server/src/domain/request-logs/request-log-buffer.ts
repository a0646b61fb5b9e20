import type { RequestLog } from './request-log.ts';
import type { RequestLogStore } from './request-log-store.ts';

/** Logs written per statement. */
const BATCH = 500;
/** Maximum number kept while they cannot be written. */
const MOST = 20 * BATCH;

/** Buffers request logs until they are written, outside of their requests (G280). */
export class RequestLogBuffer {
  readonly #store: Pick<RequestLogStore, 'write'>;
  readonly #onDropped: (dropped: number) => void;
  #waiting: RequestLog[] = [];
  /** How many of the oldest have been attempted and may already be written. */
  #tried = 0;
  #dropped = 0;
  #isDropping = false;

  /**
   * @param onDropped called with the number of dropped logs when dropping begins, and again only after some have
   * been written.
   */
  constructor(store: Pick<RequestLogStore, 'write'>, onDropped: (dropped: number) => void) {
    this.#store = store;
    this.#onDropped = onDropped;
  }

  /** Buffers a log; drops the oldest when too many are waiting. */
  add(log: RequestLog): void {
    if (this.#waiting.push(log) > MOST) this.#dropOldest();
  }

  /** Number of logs dropped so far. */
  get dropped(): number {
    return this.#dropped;
  }

  /**
   * Writes some of the waiting logs.
   *
   * @returns whether there are more.
   * @throws when they cannot be written; a later call writes them.
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

  /** Writes all waiting logs; those that cannot be written are lost. */
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
