import { BusinessBusy } from './bulkhead.ts';
import { Unavailable } from './domain-error.ts';

export interface ByteBudgetSettings {
  /** Maximum bytes of all businesses together. */
  readonly most: number;
  /** Maximum bytes of one business. */
  readonly mostOfOne: number;
  /** Maximum wait for bytes, in milliseconds. */
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
 * Limits the bytes that this process holds for businesses. A request without enough bytes waits: others may
 * overtake it while it waits for bytes of its own business, but not while it waits for the common ones, so that
 * large requests are served too.
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
   * Reserves bytes; call the result once to release them.
   *
   * @param bytes at most the limit of one business.
   * @throws BusinessBusy when the business did not free enough in time.
   * @throws Unavailable when all together did not.
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
