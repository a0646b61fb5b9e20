import type { Clock } from '../clock.ts';
import { InvalidState } from '../domain-error.ts';
import type { DueWork, Horizon } from '../due-work.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** Maximum offset of the clock of a business: ten years of 365 days. */
const FURTHEST_MS = 10 * 365 * 24 * 3600 * 1000;

interface Dependencies {
  readonly store: Pick<SandboxStore, 'clockAhead' | 'moveClock'>;
  /** All due work of the business. */
  readonly dueWork: readonly DueWork[];
  readonly clock: Clock;
}

/** The result of advancing a clock. */
export interface AdvancedClock {
  /** By how much the clock is ahead of the machine's, in milliseconds. */
  readonly aheadMs: number;
  /** Steps of transfers and answers to reviews made on the way. */
  readonly steps: number;
}

/**
 * Advances the clock of a business from one due step to the next, so that each is made at its own time (G111). It
 * advances only if the clock has not moved since it was read: concurrent calls all count, and none skips a step. It
 * stops only at steps of transfers that exist when it begins.
 *
 * @throws InvalidState when the clock would be more than ten years ahead, and when the sandbox is reset meanwhile.
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
      // Overdue work that could not be done does not stop the clock.
      const due = await work.nextDue(businessId, new Date(before), horizon);
      if (due !== undefined) untilDue = Math.min(untilDue, due.getTime() - now());
    }
    if (left === 0) return { aheadMs: seen, steps };
    // It has become due meanwhile.
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
