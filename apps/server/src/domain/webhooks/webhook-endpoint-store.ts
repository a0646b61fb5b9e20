import type { BusinessRecords } from '../accounts/account-store.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Delivery } from './delivery.ts';
import type { TestEvent } from './test-event.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';

/** The endpoints of one business, within a transaction. Lock the business first. */
export interface WebhookEndpointRecords {
  /** What the clock of the business is ahead of the machine's, in milliseconds. */
  clockAhead(): Promise<number>;
  /** The endpoint, which no sender changes until the transaction ends. */
  lock(endpointId: string): Promise<WebhookEndpoint | undefined>;
  count(): Promise<number>;
  insert(endpoint: WebhookEndpoint, sealedSecret: Uint8Array): Promise<void>;
  /** Writes a new secret; the one before it becomes the previous one. */
  rotate(endpoint: WebhookEndpoint, sealedSecret: Uint8Array): Promise<void>;
  /** Writes another status, forgets failures and pauses, and cancels what was not delivered. */
  turn(endpoint: WebhookEndpoint): Promise<void>;
  /** Deletes the endpoint and cancels what was not delivered. */
  delete(endpointId: string, at: Date): Promise<void>;
  /** Writes an event and its only delivery, to one enabled endpoint that receives its kind. */
  sendTest(event: TestEvent, endpointId: string): Promise<Delivery>;
  /** Writes an event for every endpoint that receives its kind. */
  tell(event: TestEvent): Promise<void>;
}

/** Where endpoints are kept. */
export interface WebhookEndpointStore {
  /** What the clock of the business is ahead of the machine's, in milliseconds. */
  clockAhead(businessId: string): Promise<number>;
  find(businessId: string, endpointId: string): Promise<WebhookEndpoint | undefined>;
  page(businessId: string, request: PageRequest): Promise<Page<WebhookEndpoint>>;
  /** Runs `work` in one transaction. It may run again, so it must have no other effects. */
  change<Result>(
    businessId: string,
    work: (records: BusinessRecords & { readonly endpoints: WebhookEndpointRecords }) => Promise<Result>,
  ): Promise<Result>;
}
