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

/** The outcome of a review, or the reversal of a verification. */
export type Decision =
  | { readonly outcome: 'approved' }
  /** `reason` is one sentence for the business. */
  | { readonly outcome: 'rejected'; readonly reason: string }
  /** `reason` is only for the audit log. */
  | { readonly outcome: 'reverted'; readonly reason: string };

type ReviewAction = 'customer.approved' | 'customer.rejected' | 'customer.reverted';

interface Dependencies {
  readonly store: CustomerStore;
  readonly ledger: CustomerLedger;
  readonly provider: IdentityProvider;
  /** Creates the record of a decision in the audit log of the business. */
  readonly entry: (
    act: Act,
    businessId: string,
    entry: { readonly action: ReviewAction; readonly target: string; readonly facts: AuditFacts },
  ) => RecordChange;
  /** Checks that the caller is still authorized. */
  readonly demand: (act: Act, businessId: string) => Promise<void>;
  readonly clock: Clock;
  /** Called for a review that failed; it is retried. */
  readonly onFailure: (error: unknown, review: DueReview) => void;
}

/** Maximum number of reviews read at once. */
const AT_ONCE = 64;

/** Reviews of customers: answers of the identity provider when they are due, and decisions of reviewers. */
export class CustomerReviews implements DueWork {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Customers of all businesses, for reviewers of the platform (G147). */
  list(filter: Parameters<CustomerStore['pageOfAll']>[0], request: PageRequest): Promise<Page<Customer>> {
    return this.#dependencies.store.pageOfAll(filter, request);
  }

  /** @throws NotFound when no business has this customer. */
  async get(id: string): Promise<Customer> {
    const stored = await this.#dependencies.store.findAnywhere(id);
    if (stored === undefined) throw new NotFound(`customer ${id.slice(0, 64)}`);
    return stored.customer;
  }

  /**
   * Decides about a customer of any business, as a reviewer of the platform; recorded in the audit log of the
   * business.
   *
   * @throws NotFound when no business has this customer.
   * @throws InvalidState for an approval or a rejection when the customer is not in review.
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
   * @throws InvalidState for an approval or a rejection when the customer is not in review.
   */
  settle(businessId: string, id: string, decision: Decision): Promise<Customer> {
    return this.#dependencies.ledger.change(
      id,
      () => this.#dependencies.store.find(businessId, id),
      ({ customer }) => decided(customer, decision),
    );
  }

  /** Applies the due answers of the identity provider in all businesses; returns their number. */
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

  /** A review is due some time after it began, so a limit on the due time is enough. */
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
        // The review was decided concurrently.
        if (!isDue(stored, at)) throw new Overtaken();
        const { customer } = stored;
        const answer = provider.answerAbout(customer);
        if (answer !== undefined) return decided(customer, answer);
        throw new Error(`The identity provider has no answer about ${customerId}, although one is due.`);
      });
      return true;
    } catch (error) {
      if (error instanceof Overtaken) return false;
      throw error;
    }
  }
}

/** The review is no longer due. */
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
