import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { webhookEndpointBody } from './webhook-endpoint-body.ts';

/** Disables a webhook endpoint (G140). */
export const disableWebhookEndpoint =
  ({
    webhookEndpoints,
  }: Pick<ConsoleServices, 'webhookEndpoints'>): ConsoleHandler<'disableWebhookEndpoint'> =>
  async ({ path }, context) => {
    const endpoint = await webhookEndpoints.disable(actOf(context), businessIdOf(context), path.id);
    return ok('Webhook endpoint disabled.', webhookEndpointBody(endpoint));
  };
