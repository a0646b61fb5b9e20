import type { EventKind } from '@finops/contract/enumerations';

/** Something that happened and that endpoints may be told of; it commits with what it tells of. */
export interface Event {
  /** `EVT_` and 16 alphanumerics. */
  readonly id: string;
  readonly kind: EventKind;
  readonly profileId: string;
  /** The record that it is about. */
  readonly resourceId: string;
  /** `reference` of that record, if it has one. */
  readonly reference?: string;
  /** The `data` of the event's body, as JSON text: written once, so that it is the same at every try. */
  readonly body: string;
  /** The same, sealed, where `body` is without what is personal. */
  readonly sealedBody?: Uint8Array;
  readonly createdAt: Date;
}
