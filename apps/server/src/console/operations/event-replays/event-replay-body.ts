import type { components } from '@finops/contract/console';
import { timestampOf } from '../../../domain/clock.ts';
import { present } from '../../../domain/present.ts';
import type { EventReplay, ReplayFilter } from '../../../domain/webhooks/event-replay.ts';

type Schemas = components['schemas'];

/** A replay as the contract's `EventReplay`. */
export function eventReplayBody({ selected, ...replay }: EventReplay): Schemas['EventReplay'] {
  return {
    id: replay.id,
    status: replay.status,
    event_count: replay.eventCount,
    replayed_count: replay.replayedCount,
    created_at: timestampOf(replay.createdAt),
    ...('eventId' in selected ? { event_id: selected.eventId } : { filter: filterBody(selected.filter) }),
    ...present({
      webhook_endpoint_id: replay.endpointId,
      completed_at: replay.completedAt && timestampOf(replay.completedAt),
    }),
  };
}

function filterBody({
  reference,
  statuses,
  categories,
  kinds,
  from,
  to,
}: ReplayFilter): Schemas['EventFilter'] {
  return {
    from,
    to,
    ...present({
      reference,
      status: statuses && [...statuses],
      category: categories && [...categories],
      event: kinds && [...kinds],
    }),
  };
}
