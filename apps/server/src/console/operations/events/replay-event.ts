import { accepted } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { eventReplayBody } from '../event-replays/event-replay-body.ts';

/** Resends one event (G143). */
export const replayEvent =
  ({ eventReplays }: Pick<ConsoleServices, 'eventReplays'>): ConsoleHandler<'replayEvent'> =>
  async ({ path, query }, context) => {
    const { webhook_endpoint_id: endpointId } = query;
    const replay = await eventReplays.replayOne(actOf(context), businessIdOf(context), path.id, endpointId);
    return accepted('Replay started.', eventReplayBody(replay));
  };
