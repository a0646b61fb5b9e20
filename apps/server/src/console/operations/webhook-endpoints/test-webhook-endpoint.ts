import { accepted } from '../../../http/replies.ts';
import type { Services } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { deliveryBody } from '../deliveries/delivery-body.ts';

/** Sends the example of an event to one webhook endpoint (G140). */
export const testWebhookEndpoint =
  ({ webhookEndpoints }: Pick<Services, 'webhookEndpoints'>): ConsoleHandler<'testWebhookEndpoint'> =>
  async ({ path, body }, context) => {
    const delivery = await webhookEndpoints.test(actOf(context), businessIdOf(context), path.id, body.event);
    return accepted('Test delivery scheduled.', deliveryBody(delivery));
  };
