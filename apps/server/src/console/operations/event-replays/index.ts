import type { ConsoleServices } from '../../../services.ts';
import type { ConsoleHandlers } from '../../handler.ts';
import { createEventReplay } from './create-event-replay.ts';
import { getEventReplay } from './get-event-replay.ts';

/** Runs that resend past events (G143). */
export const eventReplayHandlers = (services: Pick<ConsoleServices, 'eventReplays'>) =>
  ({
    createEventReplay: createEventReplay(services),
    getEventReplay: getEventReplay(services),
  }) satisfies Partial<ConsoleHandlers>;
