import { describe, expect, it } from 'vitest';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { InvalidState } from '../domain-error.ts';
import { advanceClock } from './clock-control.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** A business with steps due after these milliseconds; each is done as soon as it is due. */
function businessWith(
  due: readonly number[],
  settings: { readonly stuck?: boolean; readonly lookTakesMs?: number } = {},
) {
  const clock = movedClock();
  const start = clock.now().getTime();
  let aheadMs = 0;
  let open = [...due];
  const takenAt: number[] = [];
  const parts = {
    clock,
    store: {
      clockAhead: async () => aheadMs,
      moveClock: async (_id: string, seen: number, ahead: number) => {
        const isSeen = aheadMs === seen;
        if (isSeen) aheadMs = ahead;
        return isSeen;
      },
    },
  };
  const work = {
    newestOpen: async () => new Date(start),
    nextDue: async (_id: string, after: Date) => {
      const next = Math.min(...open.filter((at) => start + at > after.getTime()));
      return Number.isFinite(next) ? new Date(start + next) : undefined;
    },
    runDue: async () => {
      if (settings.stuck) return 0;
      const now = clock.now().getTime() - start + aheadMs;
      const taken = open.filter((at) => at <= now);
      open = open.filter((at) => at > now);
      takenAt.push(...taken.map(() => now));
      clock.advance(settings.lookTakesMs ?? 0);
      return taken.length;
    },
  };
  return {
    parts: { ...parts, dueWork: [work] },
    work,
    takenAt,
    ahead: () => aheadMs,
    reset: () => {
      aheadMs = 0;
    },
  };
}

describe('advanceClock', () => {
  it('stops at every step that is due on the way', async () => {
    const { parts, takenAt } = businessWith([4000, 2000, 4000, 9000]);
    expect(await advanceClock(parts, 'BUS_a', 8000)).toEqual({ aheadMs: 8000, steps: 3 });
    expect(takenAt).toEqual([2000, 4000, 4000]);
  });

  it('does the work of every kind in the order in which it falls due', async () => {
    const { parts, work, takenAt } = businessWith([4000]);
    const told: number[] = [];
    const other = {
      ...work,
      runDue: async () => {
        if (told.length === 0 && (await parts.store.clockAhead()) >= 3000) told.push(takenAt.length);
        return told.length;
      },
      nextDue: async () => (told.length === 0 ? new Date(parts.clock.now().getTime() + 3000) : undefined),
    };
    await advanceClock({ ...parts, dueWork: [work, other] }, 'BUS_a', 8000);
    expect(told).toEqual([0]);
    expect(takenAt).toEqual([4000]);
  });

  it('takes a step that is due at the very end', async () => {
    const { parts, takenAt } = businessWith([8000]);
    expect(await advanceClock(parts, 'BUS_a', 8000)).toEqual({ aheadMs: 8000, steps: 1 });
    expect(takenAt).toEqual([8000]);
  });

  it('is not held up by a step that cannot be taken', async () => {
    const { parts } = businessWith([2000], { stuck: true });
    expect(await advanceClock(parts, 'BUS_a', 8000)).toEqual({ aheadMs: 8000, steps: 0 });
  });

  it('takes a step at its time that falls due while it looks', async () => {
    const { parts, takenAt } = businessWith([5, 4000], { lookTakesMs: 10 });
    expect(await advanceClock(parts, 'BUS_a', 8000)).toMatchObject({ steps: 2 });
    expect(takenAt).toEqual([10, 4000]);
  });

  it('counts every call of those at once, and skips no step', async () => {
    const { parts, takenAt, ahead } = businessWith([500, 1500, 2500, 3500, 4500]);
    await Promise.all([1000, 2000, 3000].map((byMs) => advanceClock(parts, 'BUS_a', byMs)));
    expect(ahead()).toBe(6000);
    expect(takenAt).toEqual([500, 1500, 2500, 3500, 4500]);
  });

  it('goes ten years ahead and no further', async () => {
    const { parts, ahead } = businessWith([]);
    await advanceClock(parts, 'BUS_a', 10 * YEAR_MS);
    await expect(advanceClock(parts, 'BUS_a', 1)).rejects.toThrow(InvalidState);
    expect(ahead()).toBe(10 * YEAR_MS);
  });

  it('ends when the sandbox is reset on the way', async () => {
    const business = businessWith([2000, 4000]);
    const { runDue } = business.work;
    const resetting = async () => {
      const taken = await runDue();
      if (business.ahead() === 2000) business.reset();
      return taken;
    };
    const advanced = advanceClock(
      { ...business.parts, dueWork: [{ ...business.work, runDue: resetting }] },
      'BUS_a',
      8000,
    );
    await expect(advanced).rejects.toThrow('The sandbox was reset in the meantime.');
    expect(business.ahead()).toBe(0);
  });
});
