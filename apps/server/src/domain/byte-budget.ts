import { BusinessBusy } from './bulkhead.ts';
import { Unavailable } from './domain-error.ts';

/** Bounds of a {@link ByteBudget}. */
export interface ByteBudgetSettings {
  /** What all may hold at once. */
  readonly most: number;
  /** What one business may hold of it. */
  readonly mostOfOne: number;
  /** How long bytes are waited for, in milliseconds. */
  readonly waitMs: number;
}

const USED_UP = 'Too many large requests are in progress. Wait 1 second and try again.';
const RETRY_AFTER_SECONDS = 1;

interface Waiting {
  readonly businessId: string;
  readonly bytes: number;
  readonly proceed: () => void;
}

/**
 * Bounds the bytes that this process holds for businesses. Who finds too few of them free waits: for those of its own business it is
 * overtaken, for those of all it is not, so that who needs many gets them too.
 */
export class ByteBudget {
  readonly #settings: ByteBudgetSettings;
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #free: number;

  constructor(settings: ByteBudgetSettings) {
    this.#settings = settings;
    this.#free = settings.most;
  }

  /**
   * Takes bytes; the result, called once, gives them back.
   *
   * @param bytes at most what one business may hold.
   * @throws BusinessBusy when those of the business have not become free in time.
   * @throws Unavailable when those of all have not.
   */
  take(businessId: string, bytes: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        businessId,
        bytes,
        proceed: () => {
          clearTimeout(timer);
          this.#change(businessId, bytes);
          resolve(() => {
            this.#change(businessId, -bytes);
            this.#proceed();
          });
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(this.#isBusy(waiting) ? new BusinessBusy() : new Unavailable(USED_UP, RETRY_AFTER_SECONDS));
        this.#proceed();
      }, this.#settings.waitMs);
      this.#waiting.add(waiting);
      this.#proceed();
    });
  }

  #proceed(): void {
    for (const waiting of this.#waiting) {
      if (this.#isBusy(waiting)) continue;
      if (waiting.bytes > this.#free) return;
      this.#waiting.delete(waiting);
      waiting.proceed();
    }
  }

  #isBusy({ businessId, bytes }: Waiting): boolean {
    return this.#heldBy(businessId) + bytes > this.#settings.mostOfOne;
  }

  #heldBy(businessId: string): number {
    return this.#held.get(businessId) ?? 0;
  }

  #change(businessId: string, bytes: number): void {
    this.#free -= bytes;
    const held = this.#heldBy(businessId) + bytes;
    if (held === 0) this.#held.delete(businessId);
    else this.#held.set(businessId, held);
  }
}
