import type { Act, AuditFacts } from '../accounts/audit-entry.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../domain-error.ts';
import { type DueWork, type Horizon, untilNoneIsDue } from '../due-work.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { RecordChange } from '../record.ts';
import type { Customer } from './customer.ts';
import type { ChangedCustomer, CustomerLedger } from './customer-ledger.ts';
import type { CustomerStore, DueReview, StoredCustomer } from './customer-store.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { eventOfMove } from './verification.ts';

/** How a review ends, or a verification is taken back. */
export type Decision =
  | { readonly outcome: 'approved' }
  /** `reason` is one sentence for the business. */
  | { readonly outcome: 'rejected'; readonly reason: string }
  /** `reason` is for the audit log alone. */
  | { readonly outcome: 'reverted'; readonly reason: string };

type ReviewAction = 'customer.approved' | 'customer.rejected' | 'customer.reverted';

interface Dependencies {
  readonly store: CustomerStore;
  readonly ledger: CustomerLedger;
  readonly provider: IdentityProvider;
  /** Makes the record that enters a decision in the audit log of the business. */
  readonly entry: (
    act: Act,
    businessId: string,
    entry: { readonly action: ReviewAction; readonly target: string; readonly facts: AuditFacts },
  ) => RecordChange;
  /** Demands that what let the caller in holds still. */
  readonly demand: (act: Act, businessId: string) => Promise<void>;
  readonly clock: Clock;
  /** Told of a review that failed; it is tried again. */
  readonly onFailure: (error: unknown, review: DueReview) => void;
}

/** Most reviews that are read at once. */
const AT_ONCE = 64;

/** The reviews of customers: the answers of the identity provider as they fall due, and the decisions of people. */
export class CustomerReviews implements DueWork {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Customers of all businesses, for those who review them (G147). */
  list(filter: Parameters<CustomerStore['pageOfAll']>[0], request: PageRequest): Promise<Page<Customer>> {
    return this.#dependencies.store.pageOfAll(filter, request);
  }

  /** @throws NotFound when no business has such a customer. */
  async get(id: string): Promise<Customer> {
    const stored = await this.#dependencies.store.findAnywhere(id);
    if (stored === undefined) throw new NotFound(`customer ${id.slice(0, 64)}`);
    return stored.customer;
  }

  /**
   * Decides about the customer of any business, as a reviewer of the platform does; the audit log of the business has it.
   *
   * @throws NotFound when no business has such a customer.
   * @throws InvalidState for an approval or a rejection when it is not in review.
   */
  decide(act: Act, id: string, decision: Decision): Promise<Customer> {
    return this.#dependencies.ledger.change(
      id,
      () => this.#dependencies.store.findAnywhere(id),
      async ({ customer }) => {
        await this.#dependencies.demand(act, customer.businessId);
        const change = decided(customer, decision);
        const facts = {
          from: customer.status,
          to: change.after.status,
          ...('reason' in decision && { reason: decision.reason }),
        };
        const action = `customer.${decision.outcome}` as const;
        return {
          ...change,
          records: [this.#dependencies.entry(act, customer.businessId, { action, target: id, facts })],
        };
      },
    );
  }

  /**
   * Decides about a customer of the business, as the identity provider would.
   *
   * @throws NotFound when the business has no such customer.
   * @throws InvalidState for an approval or a rejection when it is not in review.
   */
  settle(businessId: string, id: string, decision: Decision): Promise<Customer> {
    return this.#dependencies.ledger.change(
      id,
      () => this.#dependencies.store.find(businessId, id),
      ({ customer }) => decided(customer, decision),
    );
  }

  /** Writes the answers of the identity provider that are due, in all businesses; returns how many there were. */
  async runAllDue(): Promise<number> {
    return this.#answerAll(
      await this.#dependencies.store.dueReviews(this.#dependencies.clock.now(), AT_ONCE),
    );
  }

  async runDue(businessId: string, horizon?: Horizon): Promise<number> {
    const { store, clock } = this.#dependencies;
    return untilNoneIsDue(async () =>
      this.#answerAll(await store.dueReviewsOf(businessId, clock.now(), AT_ONCE, horizon)),
    );
  }

  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined> {
    return this.#dependencies.store.nextReviewDue(businessId, after, horizon);
  }

  /** A review is due a while after it began, so that the time it is due by bounds it enough. */
  async newestOpen(): Promise<undefined> {
    return undefined;
  }

  async #answerAll(due: readonly DueReview[]): Promise<number> {
    let answered = 0;
    for (const review of due) {
      try {
        if (await this.#answer(review)) answered += 1;
      } catch (error) {
        this.#dependencies.onFailure(error, review);
      }
    }
    return answered;
  }

  async #answer({ businessId, customerId, at }: DueReview): Promise<boolean> {
    const { store, ledger, provider } = this.#dependencies;
    const read = () => store.find(businessId, customerId);
    if (!isDue(await read(), at)) return false;
    try {
      await ledger.change(customerId, read, (stored) => {
        // Somebody else has decided meanwhile.
        if (!isDue(stored, at)) throw new Overtaken();
        const { customer } = stored;
        const answer = provider.answerAbout(customer);
        if (answer !== undefined) return decided(customer, answer);
        throw new Error(`The identity provider owes an answer about ${customerId} and has none.`);
      });
      return true;
    } catch (error) {
      if (error instanceof Overtaken) return false;
      throw error;
    }
  }
}

/** The review is not due any more. */
class Overtaken extends Error {}

function isDue(stored: StoredCustomer | undefined, at: Date): boolean {
  const dueAt = stored?.customer.reviewDueAt;
  return dueAt !== undefined && dueAt <= at;
}

function decided(before: Customer, decision: Decision): ChangedCustomer {
  const { reviewDueAt: _due, sharedOutcome: _shared, ...customer } = before;
  switch (decision.outcome) {
    case 'approved': {
      const event = eventOfMove(before, 'active', 'review');
      return { after: { ...customer, status: 'active', rejectionReasons: [] }, event };
    }
    case 'rejected': {
      const event = eventOfMove(before, 'rejected', 'review');
      return { after: { ...customer, status: 'rejected', rejectionReasons: [decision.reason] }, event };
    }
    case 'reverted': {
      const event = eventOfMove(before, 'inactive', 'compliance');
      return { after: { ...customer, status: 'inactive', rejectionReasons: [] }, event };
    }
  }
}
