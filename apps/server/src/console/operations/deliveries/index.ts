import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { getDelivery } from './get-delivery.ts';
import { listDeliveries } from './list-deliveries.ts';

/** Deliveries of events to webhook endpoints (G142). */
export const deliveryHandlers = (services: Pick<ConsoleServices, 'eventHistory' | 'cursors'>) =>
  ({
    getDelivery: getDelivery(services),
    listDeliveries: listDeliveries(services),
  }) satisfies Partial<ConsoleHandlers>;
