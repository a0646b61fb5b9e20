import type { EventKind } from '@finops/contract/enumerations';

/** Makes the bodies of events about one kind of record. */
export interface EventBodies<Subject> {
  /** The `data` of an event about a record as the event leaves it, as JSON text in the form of the contract (G60). */
  bodyOf(kind: EventKind, subject: Subject): string;
}
