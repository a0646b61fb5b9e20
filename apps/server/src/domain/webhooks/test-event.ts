import type { EventKind } from '@finops/contract/enumerations';
import { FieldError, type FieldReasons } from '../domain-error.ts';
import type { Event } from '../ledger/event.ts';
import type { StoredEvent } from './stored-event.ts';

/** The `data` of an event. */
export type EventData = Readonly<Record<string, unknown>>;

/** The contract's examples and schemas of events. */
export interface EventCatalogue {
  /** The `data` of the example of a kind. */
  example(kind: EventKind): EventData;
  /** Violations of the contract in the body of an event, by dotted field name; empty if it is valid. */
  reasonsAgainst(kind: EventKind, businessId: string, data: EventData): FieldReasons;
}

/** An event that is about no record, before its delivery. */
export type TestEvent = StoredEvent & Pick<Event, 'body'>;

interface Wanted {
  readonly id: string;
  readonly businessId: string;
  readonly kind: EventKind;
  readonly at: Date;
  /** Fields that override the example. */
  readonly data?: EventData | undefined;
}

/**
 * Builds an event about the business itself from the example of its kind.
 *
 * @throws FieldError when the given fields make it invalid by the contract.
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
