import { deliveryHandlers } from '../console/operations/deliveries/index.ts';
import { eventReplayHandlers } from '../console/operations/event-replays/index.ts';
import { eventHandlers } from '../console/operations/events/index.ts';
import { EventHistory } from '../domain/webhooks/event-history.ts';
import { EventReplays } from '../domain/webhooks/event-replays.ts';
import type { Services } from '../services.ts';
import { eventHistoryStore } from '../storage/events/postgres-event-history-store.ts';
import { eventReplayStore } from '../storage/events/postgres-event-replay-store.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

const REPLAY_REST_MS = 500;

/** The events of a business, their deliveries and their replays. */
export function eventHistoryArea(
  { logger, database, customerSeals, patient, clock, ids, sweepMs }: Base,
  { cursors }: Pick<Services, 'cursors'>,
) {
  const eventHistory = new EventHistory(eventHistoryStore(database, customerSeals));
  const store = eventReplayStore(database, patient);
  const eventReplays = new EventReplays({
    store,
    clock,
    ids,
    onFailure: (error, replay) =>
      logger.error({ err: error, replay }, 'a replay was interrupted and will resume'),
  });
  const services = { eventHistory, eventReplays };
  return {
    services,
    handlers: {
      console: {
        ...eventHandlers({ ...services, cursors }),
        ...deliveryHandlers({ eventHistory, cursors }),
        ...eventReplayHandlers({ eventReplays }),
      },
    },
    jobs: [
      { name: 'event replays', restMs: REPLAY_REST_MS, run: () => eventReplays.advanceAll() },
      {
        name: 'expired event replays',
        restMs: sweepMs,
        run: async () => {
          await store.deleteExpired();
          return false;
        },
      },
    ],
  } satisfies Area;
}
