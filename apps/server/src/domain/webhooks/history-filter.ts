import type { EventCategory, WebhookDeliveryStatus } from '@finops/contract/console/enumerations';
import type { EventKind } from '@finops/contract/enumerations';
import { kindsIn } from './event-category.ts';

/** A filter on events or deliveries; absent fields match everything (G142). */
export interface HistoryFilter {
  /** `reference` or id of the record, exact match. */
  readonly reference?: string | undefined;
  /** Status of the delivery; for an event, of any of its deliveries. */
  readonly statuses?: readonly WebhookDeliveryStatus[] | undefined;
  readonly categories?: readonly EventCategory[] | undefined;
  readonly kinds?: readonly EventKind[] | undefined;
  /** RFC 3339, in UTC; inclusive. */
  readonly from?: string | undefined;
  /** RFC 3339, in UTC; exclusive. */
  readonly to?: string | undefined;
}

/** A filter on deliveries. */
export interface DeliveryFilter extends HistoryFilter {
  readonly eventId?: string | undefined;
  readonly endpointId?: string | undefined;
}

/** The kinds that match a filter, possibly none; undefined for all. */
export function kindsOf({ categories, kinds }: HistoryFilter): readonly EventKind[] | undefined {
  if (categories === undefined) return kinds;
  const ofCategories = kindsIn(categories);
  return kinds === undefined ? ofCategories : ofCategories.filter((kind) => kinds.includes(kind));
}
