import type { components } from '@finops/contract/console';
import { timestampOf } from '../../../domain/clock.ts';
import { present } from '../../../domain/present.ts';
import type { WebhookEndpoint } from '../../../domain/webhooks/webhook-endpoint.ts';
import type { CreatedWebhookEndpoint } from '../../../domain/webhooks/webhook-endpoints.ts';

type Schemas = components['schemas'];

/** A webhook endpoint as the contract's `WebhookEndpoint`. */
export function webhookEndpointBody(endpoint: WebhookEndpoint): Schemas['WebhookEndpoint'] {
  const { disabledReason, pausedUntil, previousSecretExpiresAt } = endpoint;
  return {
    id: endpoint.id,
    url: endpoint.url,
    categories: [...endpoint.categories],
    events: [...endpoint.kinds],
    status: endpoint.status,
    created_by: endpoint.createdBy,
    created_at: timestampOf(endpoint.createdAt),
    updated_at: timestampOf(endpoint.updatedAt),
    ...present({
      disabled_reason: disabledReason,
      paused_until: pausedUntil && timestampOf(pausedUntil),
      previous_secret_expires_at: previousSecretExpiresAt && timestampOf(previousSecretExpiresAt),
    }),
  };
}

/** A webhook endpoint with its secret as the contract's `CreatedWebhookEndpoint`. */
export function createdWebhookEndpointBody(
  endpoint: CreatedWebhookEndpoint,
): Schemas['CreatedWebhookEndpoint'] {
  return { ...webhookEndpointBody(endpoint), secret: endpoint.secret };
}
