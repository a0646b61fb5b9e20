import { DomainError } from './domain-error.ts';

export interface BulkheadSettings {
  /** Places per business. */
  readonly mostAtOnce: number;
  /** Requests of one business that may wait for a place. */
  readonly mostWaiting: number;
  /** Maximum wait, in milliseconds. */
  readonly waitMs: number;
}

const RETRY_AFTER_SECONDS = 1;

/** A business has too many requests in progress; this one was not executed. */
export class BusinessBusy extends DomainError<'too_many_requests'> {
  override readonly name = 'too_many_requests';
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor() {
    super('The business has too many concurrent requests. Wait 1 second and send fewer at once.');
  }
}

interface Line {
  inside: number;
  readonly waiting: Set<() => void>;
}

/**
 * Gives each business its own number of places in this process. Requests without a place wait in the queue of their
 * business, so that no business waits for another.
 */
export class Bulkhead {
  readonly #settings: BulkheadSettings;
  readonly #lines = new Map<string, Line>();

  constructor(settings: BulkheadSettings) {
    this.#settings = settings;
  }

  /** @throws BusinessBusy when too many are waiting, or no place became free in time. */
  async run<Result>(businessId: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(businessId);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Takes a place; call the result once to release it.
   *
   * @param mayRefuse asked before a refusal; if it returns false, the wait has no limit.
   * @throws BusinessBusy as `run` does.
   */
  async enter(businessId: string, mayRefuse: () => boolean = () => true): Promise<() => void> {
    const line = this.#lines.get(businessId) ?? { inside: 0, waiting: new Set() };
    this.#lines.set(businessId, line);
    if (line.inside < this.#settings.mostAtOnce) line.inside += 1;
    else await this.#wait(line, mayRefuse);
    return () => this.#leave(businessId, line);
  }

  #wait({ waiting }: Line, mayRefuse: () => boolean): Promise<void> {
    const { mostWaiting, waitMs } = this.#settings;
    if (waiting.size >= mostWaiting && mayRefuse()) throw new BusinessBusy();
    return new Promise((resolve, reject) => {
      const proceed = () => {
        clearTimeout(timer);
        waiting.delete(proceed);
        resolve();
      };
      const timer = setTimeout(() => {
        if (!mayRefuse()) return;
        waiting.delete(proceed);
        reject(new BusinessBusy());
      }, waitMs);
      waiting.add(proceed);
    });
  }

  /** Passes the place to the request that has waited longest. */
  #leave(businessId: string, line: Line): void {
    const [next] = line.waiting;
    if (next !== undefined) next();
    else line.inside -= 1;
    if (line.inside === 0) this.#lines.delete(businessId);
  }
}
