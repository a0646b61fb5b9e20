import { expect, it } from 'vitest';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { randomIds } from '../../system.ts';
import type { EventReplayStore } from './event-replay.ts';
import { EventReplays } from './event-replays.ts';

it('a replay that does not go on holds up no other', async () => {
  const advanced: string[] = [];
  const failed: string[] = [];
  const store: Pick<EventReplayStore, 'running' | 'advance'> = {
    running: async () => ['RPL_1', 'RPL_2'].map((id) => ({ businessId: 'BUS_1', id })),
    advance: async (_, id) => {
      if (id === 'RPL_1') throw new Error('The business is busy.');
      advanced.push(id);
      return true;
    },
  };
  const replays = new EventReplays({
    store: store as EventReplayStore,
    clock: movedClock(),
    ids: randomIds,
    onFailure: (_, id) => void failed.push(id),
  });
  expect(await replays.advanceAll()).toBe(true);
  expect([advanced, failed]).toEqual([['RPL_2'], ['RPL_1']]);
});
