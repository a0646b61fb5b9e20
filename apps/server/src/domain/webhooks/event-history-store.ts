import type { Page, PageRequest } from '../paging.ts';
import type { Delivery, DeliveryDetails } from './delivery.ts';
import type { DeliveryFilter, HistoryFilter } from './history-filter.ts';
import type { EventDetails, StoredEvent } from './stored-event.ts';

/** Where events and their deliveries are kept; what is older than the history is not there. */
export interface EventHistoryStore {
  event(businessId: string, id: string): Promise<EventDetails | undefined>;
  events(businessId: string, filter: HistoryFilter, request: PageRequest): Promise<Page<StoredEvent>>;
  delivery(businessId: string, id: string): Promise<DeliveryDetails | undefined>;
  deliveries(businessId: string, filter: DeliveryFilter, request: PageRequest): Promise<Page<Delivery>>;
}
