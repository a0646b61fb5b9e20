import type { WebhookDeliveryStatus } from '@finops/contract/console/enumerations';
import type { Event } from '../ledger/event.ts';
import type { Delivery } from './delivery.ts';

/** An event as lists of the history have it (G142). */
export interface StoredEvent extends Omit<Event, 'body'> {
  readonly businessId: string;
  /** Whether it is a test or simulated in the sandbox; it is then about no record. */
  readonly test: boolean;
  /** The states of its deliveries, each once. */
  readonly deliveryStatuses: readonly WebhookDeliveryStatus[];
}

/** An event with its body and its latest deliveries, newest first. */
export interface EventDetails extends StoredEvent, Pick<Event, 'body'> {
  readonly deliveries: readonly Delivery[];
}
