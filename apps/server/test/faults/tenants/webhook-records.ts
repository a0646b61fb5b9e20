import { loadDocument } from '@finops/contract/document';
import { sql } from 'kysely';
import { testEvent } from '../../../src/domain/webhooks/test-event.ts';
import type { WebhookEndpoint } from '../../../src/domain/webhooks/webhook-endpoint.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { webhookEndpointStore } from '../../../src/storage/events/postgres-webhook-endpoint-store.ts';
import { randomIds } from '../../../src/system.ts';
import { eventCatalogue } from '../../../src/webhooks/event-catalogue.ts';

const catalogue = eventCatalogue(loadDocument);

/** Writes a disabled endpoint, a test delivery to it with one attempt, and a replay that is over. */
export async function fillWebhooks(database: Database, businessId: string, at: Date): Promise<void> {
  const endpoint: WebhookEndpoint = {
    id: randomIds.next('WHE_'),
    businessId,
    url: 'http://127.0.0.1:9',
    categories: ['transfer'],
    kinds: ['transfer.pending'],
    status: 'enabled',
    disabledReason: undefined,
    pausedUntil: undefined,
    previousSecretExpiresAt: undefined,
    createdBy: randomIds.next('USR_'),
    createdAt: at,
    updatedAt: at,
  };
  const event = testEvent(catalogue, {
    id: randomIds.next('EVT_'),
    businessId,
    kind: 'transfer.pending',
    at,
    // The other identifiers are those of the example, which several tenants share; lists show this one.
    data: { id: randomIds.next('TRF_') },
  });
  const delivery = await webhookEndpointStore(database).change(businessId, async ({ endpoints }) => {
    await endpoints.insert(endpoint, Buffer.from('sealed'));
    const sent = await endpoints.sendTest(event, endpoint.id);
    await endpoints.turn({ ...endpoint, status: 'disabled', disabledReason: 'requested' });
    return sent;
  });
  const stamp = at.toISOString();
  await sql`
    INSERT INTO delivery_attempt (business_id, delivery_id, number, started_at, duration_ms, request_headers, failure, recorded_at)
    VALUES (${businessId}, ${delivery.id}, 1, ${stamp}, 1, '{}', 'timed_out', ${stamp})`.execute(
    database.kysely,
  );
  await database.kysely
    .insertInto('delivery_cancellation')
    .values({ business_id: businessId, endpoint_id: endpoint.id, cancelled_at: stamp })
    .execute();
  await database.kysely
    .insertInto('event_replay')
    .values({
      business_id: businessId,
      replay_id: randomIds.next('RPL_'),
      status: 'completed',
      event_id: event.id,
      event_count: 1,
      replayed_count: 1,
      created_at: stamp,
      completed_at: stamp,
    })
    .execute();
}
