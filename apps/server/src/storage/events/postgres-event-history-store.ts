import { eventKinds } from '@finops/contract/console';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { eventText } from '../../domain/webhooks/delivery.ts';
import type { EventHistoryStore } from '../../domain/webhooks/event-history.ts';
import { type DeliveryFilter, type HistoryFilter, kindsOf } from '../../domain/webhooks/history-filter.ts';
import { type CustomerSeals, sealedAt } from '../customers/customer-seals.ts';
import type { Database } from '../engine/database.ts';
import { pageOf } from '../engine/list-page.ts';
import { WITHIN_HISTORY } from '../engine/within-history.ts';
import type { Tables } from '../schema/tables.ts';
import { amongst, hasDelivery, isAbout } from './history-filters.ts';
import { combined, type HistoryRows, historyPage, ordered } from './history-page.ts';
import {
  attemptIn,
  deliveryIn,
  deliveryStatuses,
  type EventRow,
  eventIn,
  STATUSES_OF_EVENT,
} from './history-rows.ts';

/** The key of the customer that an event of the statement is about; null when there is none, or it was erased. */
const KEY_OF_EVENT = sql<Buffer | null>`(
  SELECT customer.data_key FROM customer
  WHERE customer.business_id = event.business_id AND customer.customer_id = event.profile_id
)`;
const EVENTS = ['created_at', 'event_id'] as const;
const DELIVERIES = ['created_at', 'delivery_id'] as const;
/** Most deliveries shown with one event. */
const MOST_DELIVERIES = 100;
const NOTHING = { entries: [], next: undefined, previous: undefined };

/** Events, deliveries and attempts in the database, within the retained history. */
export function eventHistoryStore(
  { kysely }: Pick<Database, 'kysely'>,
  seals: CustomerSeals,
): EventHistoryStore {
  const deliveryRows = (businessId: string) =>
    kysely.selectFrom('delivery').selectAll().where('business_id', '=', businessId).where(WITHIN_HISTORY);
  return {
    async event(businessId, id) {
      const [row] = (
        await sql<EventRow & SealedBody>`
          SELECT event.*, ${KEY_OF_EVENT} AS data_key, ${STATUSES_OF_EVENT} FROM event
          WHERE business_id = ${businessId} AND event_id = ${id} AND ${WITHIN_HISTORY}`.execute(kysely)
      ).rows;
      if (row === undefined) return undefined;
      const deliveries = await deliveryRows(businessId)
        .where('event_id', '=', id)
        .orderBy('created_at', 'desc')
        .orderBy('delivery_id', 'desc')
        .limit(MOST_DELIVERIES)
        .execute();
      return { ...eventIn(row), body: bodyIn(row, seals), deliveries: deliveries.map(deliveryIn) };
    },
    async events(businessId, filter, request) {
      const lists = eventLists(businessId, filter);
      if (lists === undefined) return NOTHING;
      const { rows } = await sql<EventRow>`
        SELECT event.business_id, event.event_id, event.kind, event.profile_id, event.resource_id, event.reference,
          event.test, event.created_at, ${STATUSES_OF_EVENT}
        FROM (${historyPage(lists, EVENTS, request)}) AS page
        CROSS JOIN LATERAL (
          SELECT * FROM event
          WHERE business_id = ${businessId} AND event_id = page.event_id AND recorded_at = page.recorded_at
          LIMIT 1
        ) AS event
        ${ordered([sql`page.created_at`, sql`page.event_id`], request)}`.execute(kysely);
      return pageOf(rows, EVENTS, request, eventIn);
    },
    async delivery(businessId, id) {
      const row = await deliveryRows(businessId).where('delivery_id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      const event = await kysely
        .selectFrom('event')
        .select(['event_id', 'kind', 'body', 'sealed_body', KEY_OF_EVENT.as('data_key')])
        .where('business_id', '=', businessId)
        .where('event_id', '=', row.event_id)
        .where('recorded_at', '=', row.recorded_at)
        .executeTakeFirstOrThrow();
      const attempts = await kysely
        .selectFrom('delivery_attempt')
        .selectAll()
        .where('business_id', '=', businessId)
        .where('delivery_id', '=', id)
        .where('recorded_at', '=', row.recorded_at)
        .orderBy('number')
        .execute();
      return {
        ...deliveryIn(row),
        requestBody: eventText({ businessId, kind: event.kind, body: bodyIn(event, seals) }),
        attempts: attempts.map((attempt) => attemptIn({ ...attempt, data_key: event.data_key }, seals)),
      };
    },
    async deliveries(businessId, filter, request) {
      const lists = deliveryLists(businessId, filter);
      if (lists === undefined) return NOTHING;
      const { rows } = await sql<
        Selectable<Tables['delivery']>
      >`${historyPage(lists, DELIVERIES, request)}`.execute(kysely);
      return pageOf(rows, DELIVERIES, request, deliveryIn);
    },
  };
}

type SealedBody = Pick<Selectable<Tables['event']>, 'event_id' | 'body' | 'sealed_body'> & {
  readonly data_key: Buffer | null;
};

function bodyIn(
  { event_id: id, body, sealed_body: sealed, data_key: key }: SealedBody,
  seals: CustomerSeals,
) {
  return seals.open(key, sealed, sealedAt.event(id)) ?? body;
}

/** The lists that contain the events of a filter; undefined when there can be none. */
function eventLists(businessId: string, filter: HistoryFilter): readonly HistoryRows[] | undefined {
  const { reference, statuses, from, to } = filter;
  const kinds = kindsOf(filter);
  if (kinds?.length === 0) return undefined;
  const selected = [sql`created_at`, sql`event_id`, sql`recorded_at`];
  const events = { businessId, table: 'event', sorted: EVENTS, from, to, filters: [], selected } as const;
  if (reference !== undefined) {
    const filters = [
      ...(kinds === undefined ? [] : [amongst('kind', kinds)]),
      ...(statuses === undefined ? [] : [hasDelivery(statuses)]),
    ];
    return byReference(reference).map((led) => ({ ...events, led, filters }));
  }
  if (statuses !== undefined) {
    const led = { columns: [sql`status`, sql`kind`], values: combined(statuses, kinds ?? eventKinds) };
    const sorted = ['event_created_at', 'event_id'] as const;
    const ofDeliveries = [sql`event_created_at AS created_at`, sql`event_id`, sql`recorded_at`];
    return [{ ...events, table: 'delivery', led, sorted, selected: ofDeliveries, repeats: true }];
  }
  if (kinds !== undefined) return [{ ...events, led: { columns: [sql`kind`], values: combined(kinds) } }];
  return [events];
}

/** The lists that contain the deliveries of a filter; undefined when there can be none. */
function deliveryLists(businessId: string, filter: DeliveryFilter): readonly HistoryRows[] | undefined {
  const { eventId, endpointId, reference, statuses, from, to } = filter;
  const kinds = kindsOf(filter);
  if (kinds?.length === 0) return undefined;
  const deliveries = (led: HistoryRows['led'], ...filters: readonly (RawBuilder<boolean> | undefined)[]) => ({
    businessId,
    table: 'delivery' as const,
    led,
    sorted: DELIVERIES,
    from,
    to,
    filters: filters.filter((one) => one !== undefined),
    selected: [sql`delivery.*`],
  });
  const ofKinds = kinds && amongst('kind', kinds);
  const ofStatuses = statuses && amongst('status', statuses);
  const toEndpoint = endpointId === undefined ? undefined : sql<boolean>`endpoint_id = ${endpointId}`;
  if (eventId !== undefined) {
    const aboutIt = reference === undefined ? undefined : isAbout(reference);
    const led = { columns: [sql`event_id`], values: [[eventId]] };
    return [deliveries(led, toEndpoint, aboutIt, ofKinds, ofStatuses)];
  }
  if (reference !== undefined) {
    return byReference(reference).map((led) => deliveries(led, toEndpoint, ofKinds, ofStatuses));
  }
  if (endpointId !== undefined) {
    const ofEach = combined(statuses ?? deliveryStatuses, kinds ?? eventKinds).map((one) => one.join(' '));
    const columns = [sql`endpoint_id`, sql`(status || ' ' || kind)`];
    return [deliveries({ columns, values: combined([endpointId], ofEach) })];
  }
  if (statuses !== undefined || kinds !== undefined) {
    const values = combined(statuses ?? deliveryStatuses, kinds ?? eventKinds);
    return [deliveries({ columns: [sql`status`, sql`kind`], values })];
  }
  return [deliveries(undefined)];
}

function byReference(reference: string): NonNullable<HistoryRows['led']>[] {
  return ['reference', 'resource_id'].map((column) => ({
    columns: [sql.ref(column)],
    values: [[reference]],
  }));
}
