import { page } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler, readerOf } from '../../handler.ts';
import { eventBody } from './event-body.ts';

/** Lists the events of the business (G142). */
export const listEvents =
  ({
    eventHistory,
    cursors,
  }: Pick<ConsoleServices, 'eventHistory' | 'cursors'>): ConsoleHandler<'listEvents'> =>
  ({ query }, context, call) => {
    const { reference, status: statuses, category: categories, event: kinds, from, to } = query;
    const filter = { reference, statuses, categories, kinds, from, to };
    return page(
      'Events retrieved.',
      { call, query, cursors, reader: readerOf(context) },
      (request) => eventHistory.events(businessIdOf(context), filter, request),
      eventBody,
    );
  };
