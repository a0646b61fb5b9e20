import { type Kysely, type Selectable, sql } from 'kysely';
import type { TestEvent } from '../../domain/webhooks/test-event.ts';
import type { WebhookEndpoint } from '../../domain/webhooks/webhook-endpoint.ts';
import type {
  WebhookEndpointRecords,
  WebhookEndpointStore,
} from '../../domain/webhooks/webhook-endpoint-store.ts';
import { clockAheadMs } from '../accounts/business-clock.ts';
import { recordsOf } from '../accounts/postgres-account-store.ts';
import type { Database } from '../engine/database.ts';
import { dateIn } from '../engine/date-in.ts';
import { listPage } from '../engine/list-page.ts';
import type { Tables } from '../schema/tables.ts';
import { deliveryIn } from './history-rows.ts';

/** The lane of an endpoint without due deliveries or failures. */
const FRESH_LANE = { due_at: null, failures: 0, pauses: 0, paused_until: null } as const;

/** Webhook endpoints in the database. */
export function webhookEndpointStore({ kysely, transaction }: Database): WebhookEndpointStore {
  const ofBusiness = (businessId: string) =>
    kysely.selectFrom('webhook_endpoint').selectAll().where('business_id', '=', businessId);
  return {
    clockAhead: (businessId) => clockAheadMs(kysely, businessId),
    find: async (businessId, endpointId) => {
      const row = await ofBusiness(businessId).where('endpoint_id', '=', endpointId).executeTakeFirst();
      return row && endpointIn(row);
    },
    page: (businessId, request) =>
      listPage(ofBusiness(businessId), ['created_at', 'endpoint_id'], request, endpointIn),
    change: (businessId, work) =>
      transaction((records) =>
        work({ ...recordsOf(records, businessId), endpoints: recordsIn(records, businessId) }),
      ),
  };
}

function recordsIn(kysely: Kysely<Tables>, businessId: string): WebhookEndpointRecords {
  const update = (endpointId: string) =>
    kysely
      .updateTable('webhook_endpoint')
      .where('business_id', '=', businessId)
      .where('endpoint_id', '=', endpointId);
  const cancelDeliveries = (endpointId: string, at: Date) =>
    sql`SELECT cancel_deliveries(${businessId}, ${endpointId}, ${at.toISOString()})`.execute(kysely);
  return {
    clockAhead: () => clockAheadMs(kysely, businessId),
    lock: async (endpointId) => {
      const row = await kysely
        .selectFrom('webhook_endpoint')
        .selectAll()
        .where('business_id', '=', businessId)
        .where('endpoint_id', '=', endpointId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row && endpointIn(row);
    },
    count: async () => {
      const { endpoints } = await kysely
        .selectFrom('webhook_endpoint')
        .select(({ fn }) => fn.countAll<bigint>().as('endpoints'))
        .where('business_id', '=', businessId)
        .executeTakeFirstOrThrow();
      return Number(endpoints);
    },
    insert: async (endpoint, sealedSecret) => {
      await kysely
        .insertInto('webhook_endpoint')
        .values({
          business_id: businessId,
          endpoint_id: endpoint.id,
          url: endpoint.url,
          categories: endpoint.categories,
          kinds: endpoint.kinds,
          status: endpoint.status,
          secret: sealedSecret,
          created_by: endpoint.createdBy,
          created_at: endpoint.createdAt.toISOString(),
          updated_at: endpoint.updatedAt.toISOString(),
        })
        .execute();
    },
    rotate: async ({ id, previousSecretExpiresAt, updatedAt }, sealedSecret) => {
      await update(id)
        .set(({ ref }) => ({
          secret: sealedSecret,
          previous_secret: ref('secret'),
          previous_secret_expires_at: previousSecretExpiresAt?.toISOString() ?? null,
          updated_at: updatedAt.toISOString(),
        }))
        .execute();
    },
    turn: async ({ id, status, disabledReason = null, updatedAt }) => {
      await update(id)
        .set({
          ...FRESH_LANE,
          status,
          disabled_reason: disabledReason,
          updated_at: updatedAt.toISOString(),
          ...(status === 'enabled' && { enabled_at: sql<string>`clock_timestamp()` }),
        })
        .execute();
      await cancelDeliveries(id, updatedAt);
    },
    delete: async (endpointId, at) => {
      await kysely
        .deleteFrom('webhook_endpoint')
        .where('business_id', '=', businessId)
        .where('endpoint_id', '=', endpointId)
        .execute();
      await cancelDeliveries(endpointId, at);
    },
    sendTest: async (event, endpointId) => {
      const recordedAt = await insertEvent(kysely, event);
      const events = JSON.stringify([{ event_id: event.id, recorded_at: recordedAt }]);
      await sql`
        SELECT schedule_deliveries(${businessId}, ${events}, ${endpointId}, NULL, ${event.createdAt.toISOString()})
      `.execute(kysely);
      return deliveryIn(
        await kysely
          .selectFrom('delivery')
          .selectAll()
          .where('business_id', '=', businessId)
          .where('event_id', '=', event.id)
          .executeTakeFirstOrThrow(),
      );
    },
    tell: async (event) => {
      const recordedAt = await insertEvent(kysely, event);
      await kysely
        .insertInto('event_outbox')
        .values({ business_id: businessId, event_id: event.id, recorded_at: recordedAt })
        .execute();
    },
  };
}

/** Writes an event and returns when it was recorded, to the microsecond. */
async function insertEvent(kysely: Kysely<Tables>, event: TestEvent): Promise<string> {
  const { recorded_at: recordedAt } = await kysely
    .insertInto('event')
    .values({
      business_id: event.businessId,
      event_id: event.id,
      kind: event.kind,
      profile_id: event.profileId,
      resource_id: event.resourceId,
      reference: event.reference ?? null,
      body: event.body,
      test: event.test,
      created_at: event.createdAt.toISOString(),
    })
    .returning('recorded_at')
    .executeTakeFirstOrThrow();
  return recordedAt;
}

function endpointIn(row: Selectable<Tables['webhook_endpoint']>): WebhookEndpoint {
  return {
    id: row.endpoint_id,
    businessId: row.business_id,
    url: row.url,
    categories: row.categories,
    kinds: row.kinds,
    status: row.status,
    disabledReason: row.disabled_reason ?? undefined,
    pausedUntil: dateIn(row.paused_until),
    previousSecretExpiresAt: dateIn(row.previous_secret_expires_at),
    createdBy: row.created_by,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}
