import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { webhookEndpointBody } from './webhook-endpoint-body.ts';

/** Enables a webhook endpoint (G140). */
export const enableWebhookEndpoint =
  ({
    webhookEndpoints,
  }: Pick<ConsoleServices, 'webhookEndpoints'>): ConsoleHandler<'enableWebhookEndpoint'> =>
  async ({ path }, context) => {
    const endpoint = await webhookEndpoints.enable(actOf(context), businessIdOf(context), path.id);
    return ok('Webhook endpoint enabled.', webhookEndpointBody(endpoint));
  };
