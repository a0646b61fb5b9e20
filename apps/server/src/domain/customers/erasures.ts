import type { Act, AuditFacts } from '../accounts/audit-entry.ts';
import { businessTime, type Clock } from '../clock.ts';
import { InvalidState, NotFound } from '../domain-error.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { amountText } from '../money/amount.ts';
import type { RecordChange } from '../record.ts';
import type { Currencies } from '../reference/currencies.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { ErasureObstacle, ErasureStore } from './erasure-store.ts';

/** What remains of an erased customer. */
export interface ErasedCustomer {
  readonly id: string;
  readonly erasedAt: Date;
}

interface Dependencies {
  readonly store: ErasureStore;
  readonly ledger: Ledger;
  readonly currencies: Pick<Currencies, 'known'>;
  /** Creates the record of an erasure in the audit log of the business. */
  readonly entry: (
    act: Act,
    businessId: string,
    entry: { readonly action: 'customer.erased'; readonly target: string; readonly facts: AuditFacts },
  ) => RecordChange;
  /** Checks that the caller is still authorized. */
  readonly demand: (act: Act, businessId: string) => Promise<void>;
  readonly clock: Clock;
}

/** Erases the personal data of customers (G147, G185). */
export class Erasures {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Erases a customer and mentions of it in other records; idempotent.
   *
   * @throws NotFound when the business has no such customer.
   * @throws InvalidState when it holds money or has an open transfer or payment request; nothing is erased.
   * @throws Unavailable on persistent conflicts.
   */
  async erase(act: Act, businessId: string, id: string): Promise<ErasedCustomer> {
    await this.#dependencies.demand(act, businessId);
    const erasedAt = await this.#eraseOnce(act, businessId, id);
    await this.#dependencies.store.blank(businessId, id);
    return { id, erasedAt };
  }

  /** Continues interrupted erasures; returns whether there may be more. */
  async finishSome(limit: number): Promise<boolean> {
    const { store } = this.#dependencies;
    const found = await store.unblanked(limit);
    for (const { businessId, customerId } of found) await store.blank(businessId, customerId);
    return found.length === limit;
  }

  async #eraseOnce(act: Act, businessId: string, id: string): Promise<Date> {
    const { store, ledger, entry, clock } = this.#dependencies;
    return retryOnConflict('customer', async () => {
      const customer = await store.find(businessId, id);
      if (customer === undefined) throw new NotFound(`customer ${id.slice(0, 64)}`);
      if (customer.erasedAt !== undefined) return customer.erasedAt;
      const obstacle = await store.obstacle(businessId, id);
      if (obstacle !== undefined) throw this.#refusal(obstacle);
      const at = businessTime(clock, customer);
      const outcome = await ledger.commit({
        businessId,
        postings: [],
        records: [
          store.record(id, customer.version, at),
          entry(act, businessId, { action: 'customer.erased', target: id, facts: {} }),
        ],
      });
      if (outcome.kind === 'done') return at;
      if (outcome.kind === 'conflict') return undefined;
      throw new Error(`Unexpected outcome of an erasure: ${JSON.stringify(outcome)}.`);
    });
  }

  #refusal(obstacle: ErasureObstacle): InvalidState {
    if (obstacle.kind === 'balance') {
      const { amount, currency } = obstacle.held;
      const text = amountText(amount, this.#dependencies.currencies.known(currency));
      return new InvalidState(`This customer has ${text} ${currency}. Pay out its balances first.`);
    }
    return new InvalidState(
      `The ${obstacle.kind} ${obstacle.id} of this customer is not finished. Wait until it is.`,
    );
  }
}
