import { ok, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { createdWebhookEndpointBody } from './webhook-endpoint-body.ts';

/** Replaces the secret of a webhook endpoint, and shows the new one this once (G96, G140). */
export const rotateWebhookEndpoint =
  ({
    webhookEndpoints,
  }: Pick<ConsoleServices, 'webhookEndpoints'>): ConsoleHandler<'rotateWebhookEndpoint'> =>
  async ({ path }, context) => {
    const endpoint = await webhookEndpoints.rotate(actOf(context), businessIdOf(context), path.id);
    return ok(
      'Webhook endpoint rotated. Its secret is not shown again.',
      createdWebhookEndpointBody(endpoint),
      UNCACHED,
    );
  };
