import type { components } from '@finops/contract/console';
import { timestampOf } from '../../../domain/clock.ts';
import { present } from '../../../domain/present.ts';
import type { Delivery, DeliveryAttempt, DeliveryDetails } from '../../../domain/webhooks/delivery.ts';

type Schemas = components['schemas'];

/** A delivery as the contract's `Delivery`. */
export function deliveryBody(delivery: Delivery): Schemas['Delivery'] {
  const { lastAttemptAt, nextAttemptAt } = delivery;
  return {
    id: delivery.id,
    event_id: delivery.eventId,
    event: delivery.kind,
    webhook_endpoint_id: delivery.endpointId,
    url: delivery.url,
    status: delivery.status,
    attempt_count: delivery.attemptCount,
    created_at: timestampOf(delivery.createdAt),
    ...present({
      replay_id: delivery.replayId,
      last_attempt_at: lastAttemptAt && timestampOf(lastAttemptAt),
      next_attempt_at: nextAttemptAt && timestampOf(nextAttemptAt),
      response_status: delivery.responseStatus,
    }),
  };
}

/** A delivery with its attempts as the contract's `DeliveryDetails`. */
export function deliveryDetailsBody(delivery: DeliveryDetails): Schemas['DeliveryDetails'] {
  return {
    ...deliveryBody(delivery),
    attempts: delivery.attempts.map((attempt) => attemptBody(attempt, delivery.requestBody)),
  };
}

function attemptBody(
  { startedAt, durationMs, requestHeaders, result }: DeliveryAttempt,
  requestBody: string,
): Schemas['DeliveryAttempt'] {
  const attempt = {
    started_at: timestampOf(startedAt),
    duration_ms: durationMs,
    request: { headers: { ...requestHeaders }, body: requestBody },
  };
  if (typeof result === 'string') return { outcome: 'unanswered', ...attempt, failure: result };
  const { status, headers, body, isTruncated } = result;
  return {
    outcome: 'answered',
    ...attempt,
    response: { status, headers: { ...headers }, body, body_truncated: isTruncated },
  };
}
