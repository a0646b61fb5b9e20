import type { EventKind } from '@finops/contract/enumerations';
import { note } from '../accounts/account-dependencies.ts';
import type { Act } from '../accounts/audit-entry.ts';
import { changeBusiness } from '../accounts/change.ts';
import { businessTime, type Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { StoredEvent } from './stored-event.ts';
import { type EventCatalogue, type EventData, testEvent } from './test-event.ts';
import type { WebhookEndpointStore } from './webhook-endpoint-store.ts';

interface Dependencies {
  readonly store: WebhookEndpointStore;
  readonly catalogue: EventCatalogue;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Events that a sandbox sends without a cause (G149). */
export class SimulatedEvents {
  readonly #dependencies: Dependencies;

  constructor(parts: Dependencies) {
    this.#dependencies = parts;
  }

  /**
   * Sends the contract's example of an event to every endpoint subscribed to its kind.
   *
   * @param data fields that override the example.
   * @throws FieldError when the result is not valid by the contract.
   */
  create(act: Act, businessId: string, kind: EventKind, data: EventData = {}): Promise<StoredEvent> {
    const { store, catalogue, clock, ids } = this.#dependencies;
    const id = ids.next('EVT_');
    return changeBusiness(store, act, businessId, async (records) => {
      const at = businessTime(clock, { clockAheadMs: await records.endpoints.clockAhead() });
      const event = testEvent(catalogue, { id, businessId, kind, at, data });
      await records.endpoints.tell(event);
      await note(this.#dependencies, records, act, {
        action: 'sandbox.event_created',
        target: id,
        facts: { event: kind },
      });
      return event;
    });
  }
}
