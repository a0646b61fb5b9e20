import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { webhookEndpointBody } from './webhook-endpoint-body.ts';

/** Deletes a webhook endpoint (G140). */
export const deleteWebhookEndpoint =
  ({
    webhookEndpoints,
  }: Pick<ConsoleServices, 'webhookEndpoints'>): ConsoleHandler<'deleteWebhookEndpoint'> =>
  async ({ path }, context) => {
    const endpoint = await webhookEndpoints.delete(actOf(context), businessIdOf(context), path.id);
    return ok('Webhook endpoint deleted.', webhookEndpointBody(endpoint));
  };
