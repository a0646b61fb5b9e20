import type { Clock } from '../clock.ts';
import { InvalidState } from '../domain-error.ts';
import type { TransferControls } from '../transfers/transfer-controls.ts';
import type { TransferStore } from '../transfers/transfer-store.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The furthest that the clock of a business can be ahead: ten years of 365 days. */
const FURTHEST_MS = 10 * 365 * 24 * 3600 * 1000;

interface Parts {
  readonly store: Pick<SandboxStore, 'clockAhead' | 'moveClock'>;
  readonly transfers: Pick<TransferStore, 'nextDue' | 'newestOpen'>;
  readonly controls: Pick<TransferControls, 'runDue'>;
  readonly clock: Clock;
}

/** How far the clock has come. */
export interface AdvancedClock {
  /** What the clock is ahead of the machine's, in milliseconds. */
  readonly aheadMs: number;
  /** Steps that were taken on the way. */
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
  { store, transfers, controls, clock }: Parts,
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
  const createdBy = (await transfers.newestOpen(businessId)) ?? new Date(0);
  let left = byMs;
  let steps = 0;
  for (;;) {
    const now = () => clock.now().getTime() + seen;
    const before = now();
    const horizon = { createdBy, dueBy: new Date(start + seen + left) };
    steps += await controls.runDue(businessId, horizon);
    if (left === 0) return { aheadMs: seen, steps };
    // What was due before and could not be taken does not hold up time.
    const due = await transfers.nextDue(businessId, new Date(before), horizon);
    const untilDue = due === undefined ? left : due.getTime() - now();
    // It has fallen due meanwhile.
    if (untilDue <= 0) continue;
    const stride = Math.min(untilDue, left);
    if (await store.moveClock(businessId, seen, seen + stride)) {
      seen += stride;
      left -= stride;
      continue;
    }
    const moved = await store.clockAhead(businessId);
    if (moved < seen) throw new InvalidState('The sandbox was reset meanwhile. Advance its clock again.');
    seen = moved;
  }
}
