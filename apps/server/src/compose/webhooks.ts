import { signingSecrets } from '../domain/webhooks/endpoint-secret.ts';
import { mayCall } from '../domain/webhooks/target-address.ts';
import { deliveryQueue } from '../storage/delivery-queue.ts';
import { ALL, type ClearedTable, NONE } from '../storage/sandbox-store.ts';
import { guardedDispatcher } from '../webhooks/guarded-dispatcher.ts';
import { httpReceivers } from '../webhooks/http-receivers.ts';
import { resolveName } from '../webhooks/resolve-name.ts';
import { Sender } from '../webhooks/sender.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';
import { webhookEndpointsOf, webhookSealKey } from './webhook-endpoints.ts';

/** The deliveries of events to webhook endpoints. */
export function webhooksArea(base: Base) {
  return { services: {}, jobs: base.config.sendsWebhooks ? [senderOf(base)] : [], tables } satisfies Area;
}

/** What sends webhooks. */
export function senderOf(base: Base): Sender {
  const { config, logger, database, clock, ids, randomness } = base;
  const endpoints = webhookEndpointsOf(base);
  const sealKey = webhookSealKey(config);
  const dispatcher = guardedDispatcher({
    mayCall: mayCall({ loopback: config.webhookLoopback }),
    resolve: resolveName,
  });
  return new Sender({
    queue: deliveryQueue(database),
    receivers: httpReceivers(dispatcher),
    clock,
    ids,
    randomness,
    secretsOf: (lane, now) => signingSecrets(sealKey, lane.sealedSecrets, lane, now),
    gone: ({ businessId, endpointId }) => endpoints.gone(businessId, endpointId),
    onAttempt: () => {},
    onFailure: (error, where) => logger.error({ err: error, ...where }, 'webhooks did not go on'),
  });
}

const tables: readonly ClearedTable[] = [
  { table: 'delivery_attempt', isOver: ALL },
  { table: 'delivery', isOver: ALL },
  { table: 'replayed_event', isOver: NONE },
  { table: 'event_replay', isOver: NONE },
  { table: 'event_feed', isOver: NONE },
];
