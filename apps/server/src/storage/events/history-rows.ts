import { stateMachines } from '@finops/contract';
import type { WebhookDeliveryStatus } from '@finops/contract/console';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { present } from '../../domain/present.ts';
import type { Delivery, DeliveryAttempt, ReceiverResponse } from '../../domain/webhooks/delivery.ts';
import type { StoredEvent } from '../../domain/webhooks/stored-event.ts';
import { type CustomerSeals, sealedAt } from '../customers/customer-seals.ts';
import { dateIn } from '../engine/date-in.ts';
import type { Tables } from '../schema/tables.ts';

/** An event with the states of its deliveries, sorted by name. */
export type EventRow = Omit<Selectable<Tables['event']>, 'body' | 'sealed_body' | 'recorded_at'> & {
  readonly statuses: readonly WebhookDeliveryStatus[];
};

/** An attempt with the key of the customer that its event is about. */
type AttemptRow = Selectable<Tables['delivery_attempt']> & { readonly data_key: Buffer | null };

/** The states of the deliveries of an event of the statement, as `statuses`. */
export const STATUSES_OF_EVENT: RawBuilder<unknown> = sql`
  ARRAY(
    SELECT DISTINCT status FROM delivery
    WHERE delivery.business_id = event.business_id AND delivery.event_id = event.event_id AND delivery.recorded_at = event.recorded_at
    ORDER BY status
  ) AS statuses`;

/** All states of a delivery. */
export const deliveryStatuses: readonly string[] = Object.keys(stateMachines['webhook-delivery'].states);

export function eventIn(row: EventRow): StoredEvent {
  return {
    id: row.event_id,
    businessId: row.business_id,
    kind: row.kind,
    profileId: row.profile_id,
    resourceId: row.resource_id,
    ...present({ reference: row.reference ?? undefined }),
    test: row.test,
    deliveryStatuses: row.statuses,
    createdAt: new Date(row.created_at),
  };
}

export function deliveryIn(row: Selectable<Tables['delivery']>): Delivery {
  return {
    id: row.delivery_id,
    eventId: row.event_id,
    kind: row.kind,
    endpointId: row.endpoint_id,
    replayId: row.replay_id ?? undefined,
    url: row.url,
    status: row.status,
    attemptCount: row.attempt_count,
    lastAttemptAt: dateIn(row.last_attempt_at),
    nextAttemptAt: dateIn(row.due_at),
    responseStatus: row.response_status ?? undefined,
    createdAt: new Date(row.created_at),
  };
}

/** @throws Error for an attempt with neither a response nor a failure, which the table's checks exclude. */
export function attemptIn(row: AttemptRow, seals: CustomerSeals): DeliveryAttempt {
  return {
    startedAt: new Date(row.started_at),
    durationMs: row.duration_ms,
    requestHeaders: row.request_headers,
    result: row.failure ?? responseIn(row, seals),
  };
}

function responseIn(row: AttemptRow, seals: CustomerSeals): ReceiverResponse {
  const { response_status: status, response_headers: headers, response_body: body } = row;
  const isTruncated = row.response_truncated;
  if (status === null || headers === null || body === null || isTruncated === null) {
    throw new Error(`The attempt ${row.number} of ${row.delivery_id} has neither a response nor a failure.`);
  }
  const place = sealedAt.answer(row.delivery_id, row.number);
  const opened = seals.open(row.data_key, row.sealed_response, place);
  return { status, ...(opened === undefined ? { headers, body } : JSON.parse(opened)), isTruncated };
}
