import type { Clock } from '../../clock.ts';
import { type DueWork, type Horizon, untilNoneIsDue } from '../../due-work.ts';
import type { PaymentLinkStore } from './payment-link-store.ts';

interface Dependencies {
  readonly store: PaymentLinkStore;
  readonly clock: Clock;
}

/** Maximum number of links that expire at once. */
const AT_ONCE = 100;

/** Stores that links have expired. Reads show it even before that. */
export class LinkExpiry implements DueWork {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * For all businesses.
   *
   * @returns whether there may be more.
   */
  async runAllDue(): Promise<boolean> {
    const { store, clock } = this.#dependencies;
    return (await store.expireDue(clock.now(), AT_ONCE)) >= AT_ONCE;
  }

  async runDue(businessId: string, horizon?: Horizon): Promise<number> {
    const { store, clock } = this.#dependencies;
    return untilNoneIsDue(() => store.expireDueOf(businessId, clock.now(), AT_ONCE, horizon));
  }

  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined> {
    return this.#dependencies.store.nextDue(businessId, after, horizon);
  }

  newestOpen(businessId: string): Promise<Date | undefined> {
    return this.#dependencies.store.newestOpen(businessId);
  }
}
