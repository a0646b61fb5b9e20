import type { WebhookDeliveryStatus } from '@finops/contract/console/enumerations';
import type { Event } from '../ledger/event.ts';
import type { Delivery } from './delivery.ts';

/** An event in lists of the history (G142). */
export interface StoredEvent extends Omit<Event, 'body'> {
  readonly businessId: string;
  /** Whether it is a test or simulated in the sandbox, and so about no record. */
  readonly test: boolean;
  /** The statuses of its deliveries, without duplicates. */
  readonly deliveryStatuses: readonly WebhookDeliveryStatus[];
}

/** An event with its body and its latest deliveries, newest first. */
export interface EventDetails extends StoredEvent, Pick<Event, 'body'> {
  readonly deliveries: readonly Delivery[];
}
