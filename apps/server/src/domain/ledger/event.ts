import type { EventKind } from '@finops/contract/enumerations';

/** An occurrence that webhook endpoints can subscribe to; commits with the change that it reports. */
export interface Event {
  /** `EVT_` and 16 alphanumerics. */
  readonly id: string;
  readonly kind: EventKind;
  readonly profileId: string;
  /** The record that it is about. */
  readonly resourceId: string;
  /** `reference` of that record, if it has one. */
  readonly reference?: string;
  /** The `data` of the event's body as JSON text, fixed so that it is the same in each attempt. */
  readonly body: string;
  /** The full body, encrypted, if `body` leaves out personal data. */
  readonly sealedBody?: Uint8Array;
  readonly createdAt: Date;
}
