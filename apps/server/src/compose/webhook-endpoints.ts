import { loadDocument } from '@finops/contract/document';
import type { Config } from '../config/config.ts';
import { webhookEndpointHandlers } from '../console/operations/webhook-endpoints/index.ts';
import { derivedKey } from '../domain/derived-key.ts';
import { SimulatedEvents } from '../domain/webhooks/simulated-events.ts';
import { mayCall } from '../domain/webhooks/target-address.ts';
import { WebhookEndpoints } from '../domain/webhooks/webhook-endpoints.ts';
import type { Services } from '../services.ts';
import { webhookEndpointStore } from '../storage/webhook-endpoint-store.ts';
import { eventCatalogue } from '../webhooks/event-catalogue.ts';
import { resolveName } from '../webhooks/resolve-name.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

/** Webhook endpoints as members manage them, and events that have no cause but to be sent there. */
export function webhookEndpointsArea(
  { config, database, clock, ids, randomness }: Base,
  { cursors }: Pick<Services, 'cursors'>,
) {
  const store = webhookEndpointStore(database);
  const catalogue = eventCatalogue(loadDocument);
  const webhookEndpoints = new WebhookEndpoints({
    store,
    sealKey: webhookSealKey(config),
    catalogue,
    targets: {
      http: config.environment === 'sandbox',
      mayCall: mayCall({ loopback: config.webhookLoopback }),
      resolve: resolveName,
    },
    clock,
    ids,
    randomness,
  });
  const simulatedEvents = new SimulatedEvents({ store, catalogue, clock, ids });
  return {
    services: { webhookEndpoints, simulatedEvents },
    handlers: { console: webhookEndpointHandlers({ webhookEndpoints, cursors }) },
  } satisfies Area;
}

/** What seals the secrets of endpoints. */
export function webhookSealKey({ secretKey }: Config): Buffer {
  return derivedKey(Buffer.from(secretKey.reveal(), 'base64'), 'webhook secrets');
}
