import { DomainError } from './domain-error.ts';

/** Bounds of a {@link Bulkhead}. */
export interface BulkheadSettings {
  /** What one business may have at once. */
  readonly mostAtOnce: number;
  /** How many more of one business may wait. */
  readonly mostWaiting: number;
  /** How long they wait at most, in milliseconds. */
  readonly waitMs: number;
}

const RETRY_AFTER_SECONDS = 1;

/** A business has too much under way at once; nothing of the request was carried out. */
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
 * Gives each business so many places of its own in this process. Who finds none free waits in the line of the business, so that no
 * business ever waits for another one.
 */
export class Bulkhead {
  readonly #settings: BulkheadSettings;
  readonly #lines = new Map<string, Line>();

  constructor(settings: BulkheadSettings) {
    this.#settings = settings;
  }

  /** @throws BusinessBusy when too many wait already, or no place has become free in time. */
  async run<Result>(businessId: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(businessId);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Takes a place; the result, called once, gives it back.
   *
   * @param mayRefuse asked before a refusal; when it says no, the place is waited for as long as it takes.
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

  /** The place goes to who has waited longest. */
  #leave(businessId: string, line: Line): void {
    const [next] = line.waiting;
    if (next !== undefined) next();
    else line.inside -= 1;
    if (line.inside === 0) this.#lines.delete(businessId);
  }
}
