import type { EventCategory, WebhookDeliveryStatus } from '@finops/contract/console/enumerations';
import type { EventKind } from '@finops/contract/enumerations';
import { kindsIn } from './event-category.ts';

/** Which events, or which deliveries: what matches everything that is given (G142). */
export interface HistoryFilter {
  /** `reference` or identifier of the record, exactly. */
  readonly reference?: string | undefined;
  /** Of the delivery; of an event, any of its deliveries. */
  readonly statuses?: readonly WebhookDeliveryStatus[] | undefined;
  readonly categories?: readonly EventCategory[] | undefined;
  readonly kinds?: readonly EventKind[] | undefined;
  /** RFC 3339, in UTC; created from then on. */
  readonly from?: string | undefined;
  /** RFC 3339, in UTC; created before then. */
  readonly to?: string | undefined;
}

/** Which deliveries. */
export interface DeliveryFilter extends HistoryFilter {
  readonly eventId?: string | undefined;
  readonly endpointId?: string | undefined;
}

/** The kinds that a filter lets through, possibly none; undefined for all. */
export function kindsOf({ categories, kinds }: HistoryFilter): readonly EventKind[] | undefined {
  if (categories === undefined) return kinds;
  const ofCategories = kindsIn(categories);
  return kinds === undefined ? ofCategories : ofCategories.filter((kind) => kinds.includes(kind));
}
