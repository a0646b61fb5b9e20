import type { components } from '@finops/contract/console';
import { timestampOf } from '../../../domain/clock.ts';
import { present } from '../../../domain/present.ts';
import { eventText } from '../../../domain/webhooks/delivery.ts';
import { categoryOf } from '../../../domain/webhooks/event-category.ts';
import type { EventDetails, StoredEvent } from '../../../domain/webhooks/stored-event.ts';
import { deliveryBody } from '../deliveries/delivery-body.ts';

type Schemas = components['schemas'];

/** An event as the contract's `Event`. */
export function eventBody(event: StoredEvent): Schemas['Event'] {
  return {
    id: event.id,
    event: event.kind,
    category: categoryOf(event.kind),
    resource_id: event.resourceId,
    delivery_statuses: [...event.deliveryStatuses],
    test: event.test,
    created_at: timestampOf(event.createdAt),
    ...present({
      reference: event.reference,
      profile_id: event.profileId === event.businessId ? undefined : event.profileId,
    }),
  };
}

/** An event with its webhook body and its deliveries as the contract's `EventDetails`. */
export function eventDetailsBody(event: EventDetails): Schemas['EventDetails'] {
  return {
    ...eventBody(event),
    body: JSON.parse(eventText(event)),
    deliveries: event.deliveries.map(deliveryBody),
  };
}
