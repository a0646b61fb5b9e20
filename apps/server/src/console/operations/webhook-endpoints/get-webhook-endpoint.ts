import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { webhookEndpointBody } from './webhook-endpoint-body.ts';

/** Returns one webhook endpoint of the business, without its secret. */
export const getWebhookEndpoint =
  ({ webhookEndpoints }: Pick<ConsoleServices, 'webhookEndpoints'>): ConsoleHandler<'getWebhookEndpoint'> =>
  async ({ path }, context) =>
    ok(
      'Webhook endpoint retrieved.',
      webhookEndpointBody(await webhookEndpoints.get(businessIdOf(context), path.id)),
    );
