import type { EventKind } from '@finops/contract/enumerations';
import { note } from '../accounts/account-dependencies.ts';
import type { Act } from '../accounts/audit-entry.ts';
import { changeBusiness } from '../accounts/change.ts';
import type { Profiles } from '../accounts/profile.ts';
import type { Clock } from '../clock.ts';
import { InvalidState, NotFound, ResourceNotFound } from '../domain-error.ts';
import type { Ids } from '../ids.ts';
import { InsufficientBalance } from '../ledger/insufficient-balance.ts';
import type { EventHistory } from '../webhooks/event-history.ts';
import type { StoredEvent } from '../webhooks/stored-event.ts';
import { type CauseDependencies, eventCauses } from './event-causes.ts';
import type { SandboxStore } from './sandbox-store.ts';

interface Dependencies extends CauseDependencies {
  readonly store: Pick<SandboxStore, 'change'>;
  readonly profiles: Profiles;
  readonly eventHistory: Pick<EventHistory, 'events'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Events that a sandbox produces on request, by their kind (G361). */
export class CausedEvents {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Creates a record of the business in the state that the event reports.
   *
   * @returns the event that this has written.
   * @throws InvalidState when the record cannot reach that state.
   * @throws SessionRequired or Forbidden when the caller is no longer authorized, and Forbidden for a suspended
   * business.
   */
  async create(act: Act, businessId: string, kind: EventKind): Promise<StoredEvent> {
    const { store, profiles } = this.#dependencies;
    await changeBusiness(store, act, businessId, async () => {});
    const profile = await profiles.find(businessId, businessId);
    if (profile === undefined) throw new Error(`The business ${businessId} has no profile of its own.`);
    const record = await eventCauses(this.#dependencies, { act, profile })
      [kind]()
      .catch((error: unknown) => {
        throw isGone(error) ? new InvalidState(`${kind} was not caused: ${error.message}`) : error;
      });
    const event = await this.#find(businessId, kind, record);
    await store.change(businessId, (records) =>
      note(this.#dependencies, records, act, {
        action: 'sandbox.event_created',
        target: event.id,
        facts: { event: kind },
      }),
    );
    return event;
  }

  async #find(businessId: string, kind: EventKind, record: string): Promise<StoredEvent> {
    const about = { kinds: [kind], reference: record };
    const { entries } = await this.#dependencies.eventHistory.events(businessId, about, {
      sort: 'desc',
      limit: 1,
    });
    const [event] = entries;
    if (event === undefined)
      throw new InvalidState(`${kind} was not caused by ${record}. Fetch it to see why.`);
    return event;
  }
}

/** Whether a reset, or concurrent spending, has removed what the record needs. */
function isGone(error: unknown): error is Error {
  return (
    error instanceof NotFound || error instanceof ResourceNotFound || error instanceof InsufficientBalance
  );
}
