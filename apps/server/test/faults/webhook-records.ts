import { loadDocument } from '@finops/contract/document';
import { testEvent } from '../../src/domain/webhooks/test-event.ts';
import type { WebhookEndpoint } from '../../src/domain/webhooks/webhook-endpoint.ts';
import type { Database } from '../../src/storage/database.ts';
import { webhookEndpointStore } from '../../src/storage/webhook-endpoint-store.ts';
import { randomIds } from '../../src/system.ts';
import { eventCatalogue } from '../../src/webhooks/event-catalogue.ts';

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
  });
  const delivery = await webhookEndpointStore(database).change(businessId, async ({ endpoints }) => {
    await endpoints.insert(endpoint, Buffer.from('sealed'));
    const sent = await endpoints.sendTest(event, endpoint.id);
    await endpoints.turn({ ...endpoint, status: 'disabled', disabledReason: 'requested' });
    return sent;
  });
  const stamp = at.toISOString();
  await database.kysely
    .insertInto('delivery_attempt')
    .values({
      business_id: businessId,
      delivery_id: delivery.id,
      number: 1,
      started_at: stamp,
      duration_ms: 1,
      request_headers: '{}',
      failure: 'timed_out',
      response_status: null,
      response_headers: null,
      response_truncated: null,
      recorded_at: stamp,
    })
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
