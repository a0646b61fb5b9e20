import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { deliveryDetailsBody } from './delivery-body.ts';

/** Returns one delivery with every attempt (G142). */
export const getDelivery =
  ({ eventHistory }: Pick<ConsoleServices, 'eventHistory'>): ConsoleHandler<'getDelivery'> =>
  async ({ path }, context) =>
    ok(
      'Delivery retrieved.',
      deliveryDetailsBody(await eventHistory.delivery(businessIdOf(context), path.id)),
    );
