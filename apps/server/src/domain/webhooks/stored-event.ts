import type { WebhookDeliveryStatus } from '@finops/contract/console';
import type { Event } from '../ledger/event.ts';
import type { Delivery } from './delivery.ts';

/** An event as the history has it (G142). */
export interface StoredEvent extends Event {
  readonly businessId: string;
  /** Whether a test or a sandbox control sent it; it is then about no record. */
  readonly test: boolean;
  /** The states of its deliveries, each once. */
  readonly deliveryStatuses: readonly WebhookDeliveryStatus[];
}

/** An event with its latest deliveries, newest first. */
export interface EventDetails extends StoredEvent {
  readonly deliveries: readonly Delivery[];
}
