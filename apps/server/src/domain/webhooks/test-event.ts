import type { EventKind } from '@finops/contract/enumerations';
import { FieldError, type FieldReasons } from '../domain-error.ts';
import type { Event } from '../ledger/event.ts';
import type { StoredEvent } from './stored-event.ts';

/** The `data` of an event. */
export type EventData = Readonly<Record<string, unknown>>;

/** What the contract says of events. */
export interface EventCatalogue {
  /** The `data` of the example of a kind. */
  example(kind: EventKind): EventData;
  /** What is wrong with the body of an event, by the dotted names of its fields; no field for one that is as the contract has it. */
  reasonsAgainst(kind: EventKind, businessId: string, data: EventData): FieldReasons;
}

/** An event that is about no record, before anything of it is delivered. */
export type TestEvent = StoredEvent & Pick<Event, 'body'>;

interface Wanted {
  readonly id: string;
  readonly businessId: string;
  readonly kind: EventKind;
  readonly at: Date;
  /** What replaces fields of the example. */
  readonly data?: EventData | undefined;
}

/**
 * Makes an event out of the example of its kind, about the business itself.
 *
 * @throws FieldError when the given fields make it something that the contract does not know.
 */
export function testEvent(catalogue: EventCatalogue, { id, businessId, kind, at, data }: Wanted): TestEvent {
  const example = catalogue.example(kind);
  const all: EventData = {
    ...example,
    ...('business_id' in example && { business_id: businessId }),
    ...data,
  };
  if (data !== undefined) {
    const reasons = catalogue.reasonsAgainst(kind, businessId, all);
    if (Object.keys(reasons).length > 0) throw new FieldError(reasons);
  }
  return {
    id,
    businessId,
    kind,
    profileId: businessId,
    resourceId: String(all.id),
    ...(typeof all.reference === 'string' && { reference: all.reference }),
    body: JSON.stringify(all),
    test: true,
    deliveryStatuses: [],
    createdAt: at,
  };
}
