import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { deliveryBody } from './delivery-body.ts';

/** Lists the deliveries of the business (G142). */
export const listDeliveries =
  ({
    eventHistory,
    cursors,
  }: Pick<ConsoleServices, 'eventHistory' | 'cursors'>): ConsoleHandler<'listDeliveries'> =>
  ({ query }, context, call) => {
    const { event_id: eventId, webhook_endpoint_id: endpointId, reference, from, to } = query;
    const { status: statuses, category: categories, event: kinds } = query;
    const filter = { eventId, endpointId, reference, statuses, categories, kinds, from, to };
    return page(
      'Deliveries retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => eventHistory.deliveries(businessIdOf(context), filter, request),
      deliveryBody,
    );
  };
