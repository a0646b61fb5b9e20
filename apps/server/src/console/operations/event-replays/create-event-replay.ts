import { created } from '../../../http/replies.ts';
import type { ConsoleServices } from '../../../services.ts';
import { actOf, businessIdOf, type ConsoleHandler } from '../../handler.ts';
import { eventReplayBody } from './event-replay-body.ts';

/** Starts a run that resends every event matching a filter (G143). */
export const createEventReplay =
  ({ eventReplays }: Pick<ConsoleServices, 'eventReplays'>): ConsoleHandler<'createEventReplay'> =>
  async ({ body }, context) => {
    const { reference, status: statuses, category: categories, event: kinds, from, to } = body.filter;
    const replay = await eventReplays.replayAll(
      actOf(context),
      businessIdOf(context),
      { reference, statuses, categories, kinds, from, to },
      body.webhook_endpoint_id,
    );
    return created('Replay started.', eventReplayBody(replay), {
      Location: `/console/v1/event_replays/${replay.id}`,
    });
  };
