import { created, UNCACHED } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { createdWebhookEndpointBody } from './webhook-endpoint-body.ts';

/** Registers a webhook endpoint and shows its secret, this once (G96, G140). */
export const createWebhookEndpoint =
  ({
    webhookEndpoints,
  }: Pick<ConsoleServices, 'webhookEndpoints'>): ConsoleHandler<'createWebhookEndpoint'> =>
  async ({ body: { url, categories } }, context) => {
    const endpoint = await webhookEndpoints.create(actOf(context), businessIdOf(context), {
      url,
      categories,
    });
    return created(
      'Webhook endpoint created. Its secret is not shown again.',
      createdWebhookEndpointBody(endpoint),
      { ...UNCACHED, Location: `/console/v1/webhook_endpoints/${endpoint.id}` },
    );
  };
