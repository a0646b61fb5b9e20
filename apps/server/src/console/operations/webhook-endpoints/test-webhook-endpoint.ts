import { accepted } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { deliveryBody } from '../deliveries/delivery-body.ts';

/** Sends an example event to one webhook endpoint (G140). */
export const testWebhookEndpoint =
  ({ webhookEndpoints }: Pick<ConsoleServices, 'webhookEndpoints'>): ConsoleHandler<'testWebhookEndpoint'> =>
  async ({ path, body }, context) => {
    const delivery = await webhookEndpoints.test(actOf(context), businessIdOf(context), path.id, body.event);
    return accepted('Test delivery scheduled.', deliveryBody(delivery));
  };
