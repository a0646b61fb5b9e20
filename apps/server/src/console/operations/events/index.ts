import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { getEvent } from './get-event.ts';
import { listEvents } from './list-events.ts';
import { replayEvent } from './replay-event.ts';

/** Events of the business (G142, G143). */
export const eventHandlers = (services: Pick<ConsoleServices, 'eventHistory' | 'eventReplays' | 'cursors'>) =>
  ({
    getEvent: getEvent(services),
    listEvents: listEvents(services),
    replayEvent: replayEvent(services),
  }) satisfies Partial<ConsoleHandlers>;
