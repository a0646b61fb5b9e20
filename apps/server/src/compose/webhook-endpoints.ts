import { loadDocument } from '@finops/contract/document';
import type { Config } from '../config/config.ts';
import { webhookEndpointHandlers } from '../console/operations/webhook-endpoints/index.ts';
import { derivedKey } from '../domain/derived-key.ts';
import { SimulatedEvents } from '../domain/webhooks/simulated-events.ts';
import { mayCall } from '../domain/webhooks/target-address.ts';
import { WebhookEndpoints } from '../domain/webhooks/webhook-endpoints.ts';
import type { Services } from '../services.ts';
import { webhookEndpointStore } from '../storage/events/postgres-webhook-endpoint-store.ts';
import { eventCatalogue } from '../webhooks/event-catalogue.ts';
import { dnsResolver } from '../webhooks/guarded-dispatcher.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** Management of webhook endpoints by members, and test events sent to them. */
export function webhookEndpointsArea(base: Base, { cursors }: Pick<Services, 'cursors'>) {
  const { database, clock, ids } = base;
  const catalogue = eventCatalogue(loadDocument);
  const webhookEndpoints = webhookEndpointsOf(base, catalogue);
  const store = webhookEndpointStore(database);
  const simulatedEvents = new SimulatedEvents({ store, catalogue, clock, ids });
  return {
    services: { webhookEndpoints, simulatedEvents },
    handlers: { console: webhookEndpointHandlers({ webhookEndpoints, cursors }) },
  } satisfies Area;
}

/** Webhook endpoints, for members and for the sender. */
export function webhookEndpointsOf(
  { config, database, clock, ids, randomness }: Base,
  catalogue = eventCatalogue(loadDocument),
): WebhookEndpoints {
  return new WebhookEndpoints({
    store: webhookEndpointStore(database),
    sealKey: webhookSealKey(config),
    catalogue,
    targets: {
      http: config.environment === 'sandbox',
      mayCall: mayCall({ loopback: config.webhookLoopback }),
      resolve: dnsResolver(),
    },
    clock,
    ids,
    randomness,
  });
}

/** The key that seals the secrets of endpoints. */
export function webhookSealKey({ secretKey }: Config): Buffer {
  return derivedKey(Buffer.from(secretKey.reveal(), 'base64'), 'webhook secrets');
}
