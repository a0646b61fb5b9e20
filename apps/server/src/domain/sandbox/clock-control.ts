import type { Clock } from '../clock.ts';
import { InvalidState } from '../domain-error.ts';
import type { DueWork, Horizon } from '../due-work.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The furthest that the clock of a business can be ahead: ten years of 365 days. */
const FURTHEST_MS = 10 * 365 * 24 * 3600 * 1000;

interface Dependencies {
  readonly store: Pick<SandboxStore, 'clockAhead' | 'moveClock'>;
  /** Everything of the business that falls due. */
  readonly dueWork: readonly DueWork[];
  readonly clock: Clock;
}

/** How far the clock has come. */
export interface AdvancedClock {
  /** What the clock is ahead of the machine's, in milliseconds. */
  readonly aheadMs: number;
  /** Steps of transfers and answers to reviews on the way. */
  readonly steps: number;
}

/**
 * Moves the clock of a business ahead, from one due step to the next, so that each is taken at its own time (G111). It
 * moves only when nobody else has moved it since it was read: calls at once all count, and none skips a step. It stops at
 * the steps of transfers that are there when it begins; those that are created meanwhile do not hold it up.
 *
 * @throws InvalidState when it would be more than ten years ahead, and when the sandbox is reset meanwhile.
 */
export async function advanceClock(
  { store, dueWork, clock }: Dependencies,
  businessId: string,
  byMs: number,
): Promise<AdvancedClock> {
  let seen = await store.clockAhead(businessId);
  if (seen + byMs > FURTHEST_MS) {
    throw new InvalidState(
      'The clock would be more than ten years ahead. Advance it by less, or reset the sandbox to set it back.',
    );
  }
  const start = clock.now().getTime();
  const works = await Promise.all(
    dueWork.map(async (work) => ({ work, createdBy: (await work.newestOpen(businessId)) ?? new Date(0) })),
  );
  let left = byMs;
  let steps = 0;
  for (;;) {
    const now = () => clock.now().getTime() + seen;
    const before = now();
    const dueBy = new Date(start + seen + left);
    let untilDue = left;
    for (const { work, createdBy } of works) {
      const horizon: Horizon = { createdBy, dueBy };
      steps += await work.runDue(businessId, horizon);
      // What was due before and could not be done does not hold up time.
      const due = await work.nextDue(businessId, new Date(before), horizon);
      if (due !== undefined) untilDue = Math.min(untilDue, due.getTime() - now());
    }
    if (left === 0) return { aheadMs: seen, steps };
    // It has fallen due meanwhile.
    if (untilDue <= 0) continue;
    const stride = Math.min(untilDue, left);
    if (await store.moveClock(businessId, seen, seen + stride)) {
      seen += stride;
      left -= stride;
      continue;
    }
    const moved = await store.clockAhead(businessId);
    if (moved < seen)
      throw new InvalidState('The sandbox was reset in the meantime. Advance its clock again.');
    seen = moved;
  }
}
