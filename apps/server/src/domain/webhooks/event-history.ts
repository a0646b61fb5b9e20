import { NotFound } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { Delivery, DeliveryDetails } from './delivery.ts';
import type { DeliveryFilter, HistoryFilter } from './history-filter.ts';
import type { EventDetails, StoredEvent } from './stored-event.ts';

/** Stores events and their deliveries within the retention period. */
export interface EventHistoryStore {
  event(businessId: string, id: string): Promise<EventDetails | undefined>;
  events(businessId: string, filter: HistoryFilter, request: PageRequest): Promise<Page<StoredEvent>>;
  delivery(businessId: string, id: string): Promise<DeliveryDetails | undefined>;
  deliveries(businessId: string, filter: DeliveryFilter, request: PageRequest): Promise<Page<Delivery>>;
}

/** Events of a business and their deliveries, within the retention period (G142). */
export class EventHistory {
  readonly #store: EventHistoryStore;

  constructor(store: EventHistoryStore) {
    this.#store = store;
  }

  events(businessId: string, filter: HistoryFilter, request: PageRequest): Promise<Page<StoredEvent>> {
    return this.#store.events(businessId, filter, request);
  }

  /** @throws NotFound when the business has no such event, or it has expired. */
  async event(businessId: string, id: string): Promise<EventDetails> {
    const event = await this.#store.event(businessId, id);
    if (event === undefined) throw new NotFound(`event ${id}`);
    return event;
  }

  deliveries(businessId: string, filter: DeliveryFilter, request: PageRequest): Promise<Page<Delivery>> {
    return this.#store.deliveries(businessId, filter, request);
  }

  /** @throws NotFound when the business has no such delivery, or it has expired. */
  async delivery(businessId: string, id: string): Promise<DeliveryDetails> {
    const delivery = await this.#store.delivery(businessId, id);
    if (delivery === undefined) throw new NotFound(`delivery ${id}`);
    return delivery;
  }
}
