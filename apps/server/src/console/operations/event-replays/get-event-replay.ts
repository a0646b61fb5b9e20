import { ok } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { eventReplayBody } from './event-replay-body.ts';

/** Returns the progress of a replay (G143). */
export const getEventReplay =
  ({ eventReplays }: Pick<ConsoleServices, 'eventReplays'>): ConsoleHandler<'getEventReplay'> =>
  async ({ path }, context) =>
    ok('Replay retrieved.', eventReplayBody(await eventReplays.get(businessIdOf(context), path.id)));
