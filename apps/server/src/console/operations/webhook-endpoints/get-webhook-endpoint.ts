import { ok } from '../../../http/replies.ts';
import type { Services } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { webhookEndpointBody } from './webhook-endpoint-body.ts';

/** One webhook endpoint of the business, without its secret. */
export const getWebhookEndpoint =
  ({ webhookEndpoints }: Pick<Services, 'webhookEndpoints'>): ConsoleHandler<'getWebhookEndpoint'> =>
  async ({ path }, context) =>
    ok(
      'Webhook endpoint retrieved.',
      webhookEndpointBody(await webhookEndpoints.get(businessIdOf(context), path.id)),
    );
