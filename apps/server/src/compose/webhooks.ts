import type { DeliveryQueue } from '../domain/webhooks/delivery-queue.ts';
import { signingSecrets } from '../domain/webhooks/signing.ts';
import { mayCall } from '../domain/webhooks/target-address.ts';
import type { Job } from '../jobs/scheduler.ts';
import { deliveryQueue } from '../storage/events/postgres-delivery-queue.ts';
import { ALL, type ClearedTable, NONE } from '../storage/sandbox/postgres-sandbox-store.ts';
import { dnsResolver, guardedDispatcher } from '../webhooks/guarded-dispatcher.ts';
import { httpReceivers } from '../webhooks/http-receivers.ts';
import type { LaneDependencies } from '../webhooks/lane-run.ts';
import { Sender } from '../webhooks/sender.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';
import { webhookEndpointsOf, webhookSealKey } from './webhook-endpoints.ts';
import { AttemptCounts, webhookMetrics } from './webhook-metrics.ts';

/** Milliseconds to wait before the next look when nothing is due. */
const LOOK_MS = 200;

/** The deliveries of events to webhook endpoints. */
export function webhooksArea(base: Base) {
  const attempts = new AttemptCounts();
  return {
    services: {},
    jobs: base.config.sendsWebhooks ? sendingJobs(base, (attempt) => attempts.add(attempt)) : [],
    metrics: webhookMetrics(base, attempts),
    tables,
  } satisfies Area;
}

/**
 * The jobs that send webhooks; they run side by side, so that a slow one does not hold up the others.
 *
 * @param onAttempt called for each finished attempt.
 */
export function sendingJobs(base: Base, onAttempt: LaneDependencies['onAttempt'] = () => {}): readonly Job[] {
  const queue = deliveryQueue(base.database, base.customerSeals);
  const sender = senderOf(base, queue, onAttempt);
  return [
    { name: 'events to deliver', restMs: LOOK_MS, run: () => sender.dispatch() },
    { name: 'webhook deliveries', restMs: LOOK_MS, run: () => sender.claim(), stop: () => sender.stop() },
    { name: 'cancelled deliveries', restMs: LOOK_MS, run: () => queue.cancelMore() },
  ];
}

function senderOf(base: Base, queue: DeliveryQueue, onAttempt: LaneDependencies['onAttempt']): Sender {
  const { config, logger, clock, ids, randomness } = base;
  const endpoints = webhookEndpointsOf(base);
  const sealKey = webhookSealKey(config);
  const dispatcher = guardedDispatcher({
    mayCall: mayCall({ loopback: config.webhookLoopback }),
    resolve: dnsResolver(),
  });
  return new Sender({
    queue,
    receivers: httpReceivers(dispatcher),
    clock,
    ids,
    randomness,
    secretsOf: (lane, now) => signingSecrets(sealKey, lane.sealedSecrets, lane, now),
    gone: ({ businessId, endpointId }) => endpoints.gone(businessId, endpointId),
    onAttempt,
    onFailure: (error, where) => logger.error({ err: error, ...where }, 'sending webhooks failed'),
  });
}

const tables: readonly ClearedTable[] = [
  { table: 'delivery_attempt', isOver: ALL },
  { table: 'delivery', isOver: ALL },
  { table: 'delivery_cancellation', isOver: ALL },
  { table: 'replayed_event', isOver: NONE },
  { table: 'event_replay', isOver: NONE },
  { table: 'event_feed', isOver: NONE },
];
