import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { eventDetailsBody } from './event-body.ts';

/** Returns one event with its webhook body and its deliveries (G142). */
export const getEvent =
  ({ eventHistory }: Pick<ConsoleServices, 'eventHistory'>): ConsoleHandler<'getEvent'> =>
  async ({ path }, context) =>
    ok('Event retrieved.', eventDetailsBody(await eventHistory.event(businessIdOf(context), path.id)));
