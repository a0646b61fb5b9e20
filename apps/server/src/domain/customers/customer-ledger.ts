import type { EventKind } from '@finops/contract/enumerations';
import { businessTime, type Clock, laterThan } from '../clock.ts';
import { NotFound, Unavailable } from '../domain-error.ts';
import type { EventBodies } from '../event-bodies.ts';
import type { Ids } from '../ids.ts';
import type { CommitOutcome, Ledger } from '../ledger/ledger.ts';
import type { RecordChange } from '../record.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { Customer } from './customer.ts';
import type { CustomerStore, FileChanges, StoredCustomer } from './customer-store.ts';
import { IdentityTokenUsed } from './token-refusals.ts';

/** The result of changing a customer. */
export interface ChangedCustomer {
  /** Version and time of the change are filled in. */
  readonly after: Customer;
  readonly event: EventKind;
  readonly files?: FileChanges;
  /** Other records that change with it. */
  readonly records?: readonly RecordChange[];
}

interface Dependencies {
  readonly store: CustomerStore;
  readonly ledger: Ledger;
  readonly eventBodies: EventBodies<Customer>;
  readonly clock: Clock;
  readonly ids: Ids;
}

const NO_FILES: FileChanges = { kept: [], givenUp: [] };
const RETRY_AFTER_SECONDS = 1;

/** Writes customers; each change commits with its event. */
export class CustomerLedger {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Writes a new customer and its profile. */
  async add(
    added: Pick<StoredCustomer, 'customer' | 'dataKey'>,
    files: FileChanges,
    keptReply: RecordChange | undefined,
  ): Promise<void> {
    const change = { after: added.customer, event: 'customer.created', files } as const;
    refuseUnlessDone(await this.#commit(added, change, keptReply ? [keptReply] : []));
  }

  /**
   * Changes the current customer; `make` runs again if it was changed concurrently.
   *
   * @param read finds the customer.
   * @param make refuses by throwing; `at` is later than the previous change, so that the events stay in order.
   * @throws NotFound when the customer does not exist.
   * @throws Unavailable on persistent conflicts.
   * @throws IdentityTokenUsed when the records consume a token that is already used.
   */
  async change(
    id: string,
    read: () => Promise<StoredCustomer | undefined>,
    make: (stored: StoredCustomer, at: Date) => ChangedCustomer | Promise<ChangedCustomer>,
  ): Promise<Customer> {
    return retryOnConflict('customer', async () => {
      const stored = await read();
      if (stored === undefined) throw new NotFound(`customer ${id.slice(0, 64)}`);
      const { customer, dataKey } = stored;
      const at = laterThan(customer.updatedAt, businessTime(this.#dependencies.clock, stored));
      const change = await make(stored, at);
      const after = { ...change.after, version: customer.version + 1, updatedAt: at };
      const outcome = await this.#commit({ customer: after, dataKey }, change, change.records ?? []);
      if (outcome.kind === 'conflict' && outcome.problem === 'stale') return undefined;
      refuseUnlessDone(outcome);
      return after;
    });
  }

  #commit(
    written: Pick<StoredCustomer, 'customer' | 'dataKey'>,
    { event, files = NO_FILES }: ChangedCustomer,
    records: readonly RecordChange[],
  ): Promise<CommitOutcome> {
    const { store, ledger, eventBodies, ids } = this.#dependencies;
    const { customer } = written;
    return ledger.commit({
      businessId: customer.businessId,
      postings: [],
      events: [
        {
          id: ids.next('EVT_'),
          kind: event,
          profileId: customer.id,
          resourceId: customer.id,
          body: eventBodies.bodyOf(event, customer),
          createdAt: customer.updatedAt,
        },
      ],
      records: [store.record(written, files), ...records],
    });
  }
}

function refuseUnlessDone(outcome: CommitOutcome): void {
  if (outcome.kind === 'done') return;
  if (outcome.kind === 'conflict' && outcome.problem === 'files') {
    throw new Unavailable(
      'Storing the files took too long and they were deleted. Send the request again.',
      RETRY_AFTER_SECONDS,
    );
  }
  if (outcome.kind === 'conflict' && outcome.problem === 'used') throw new IdentityTokenUsed();
  throw new Error(`Unexpected outcome of changing a customer: ${JSON.stringify(outcome)}.`);
}
