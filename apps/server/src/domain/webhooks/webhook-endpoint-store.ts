import type { BusinessRecords } from '../accounts/account-store.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Delivery } from './delivery.ts';
import type { TestEvent } from './test-event.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';

/** The endpoints of one business, within a transaction. Lock the business first. */
export interface WebhookEndpointRecords {
  /** By how much the clock of the business is ahead of the machine's, in milliseconds. */
  clockAhead(): Promise<number>;
  /** The endpoint, locked against senders until the transaction ends. */
  lock(endpointId: string): Promise<WebhookEndpoint | undefined>;
  count(): Promise<number>;
  insert(endpoint: WebhookEndpoint, sealedSecret: Uint8Array): Promise<void>;
  /** Stores a new secret; the current one becomes the previous one. */
  rotate(endpoint: WebhookEndpoint, sealedSecret: Uint8Array): Promise<void>;
  /** Stores another status, resets failures and pauses, and cancels undelivered deliveries. */
  turn(endpoint: WebhookEndpoint): Promise<void>;
  /** Deletes the endpoint and cancels undelivered deliveries. */
  delete(endpointId: string, at: Date): Promise<void>;
  /** Stores an event and its only delivery, to one enabled endpoint that is subscribed to its kind. */
  sendTest(event: TestEvent, endpointId: string): Promise<Delivery>;
  /** Writes an event for every endpoint that receives its kind. */
  tell(event: TestEvent): Promise<void>;
}

/** Stores endpoints. */
export interface WebhookEndpointStore {
  /** By how much the clock of the business is ahead of the machine's, in milliseconds. */
  clockAhead(businessId: string): Promise<number>;
  find(businessId: string, endpointId: string): Promise<WebhookEndpoint | undefined>;
  page(businessId: string, request: PageRequest): Promise<Page<WebhookEndpoint>>;
  /** Runs `work` in one transaction. `work` can run more than once and must have no side effects. */
  change<Result>(
    businessId: string,
    work: (records: BusinessRecords & { readonly endpoints: WebhookEndpointRecords }) => Promise<Result>,
  ): Promise<Result>;
}
