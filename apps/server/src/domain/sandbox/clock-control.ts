import type { Clock } from '../clock.ts';
import { InvalidState } from '../domain-error.ts';
import type { TransferControls } from '../transfers/transfer-controls.ts';
import type { TransferStore } from '../transfers/transfer-store.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The furthest that the clock of a business can be ahead: ten years of 365 days. */
const FURTHEST_MS = 10 * 365 * 24 * 3600 * 1000;

interface Parts {
  readonly store: Pick<SandboxStore, 'clockAhead' | 'moveClock'>;
  readonly transfers: Pick<TransferStore, 'nextDue'>;
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
 * moves only when nobody else has moved it since it was read: calls at once all count, and none skips a step.
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
  let left = byMs;
  let steps = await controls.runDue(businessId);
  while (left > 0) {
    const due = await transfers.nextDue(businessId);
    const untilDue = due === undefined ? left : due.getTime() - clock.now().getTime() - seen;
    // What is due and was not taken does not hold up time: it is tried again at the end of it.
    const stride = untilDue > 0 ? Math.min(untilDue, left) : left;
    const before = seen;
    if (await store.moveClock(businessId, before, before + stride)) {
      seen = before + stride;
      left -= stride;
    } else {
      seen = await store.clockAhead(businessId);
      if (seen < before) throw new InvalidState('The sandbox was reset meanwhile. Advance its clock again.');
    }
    steps += await controls.runDue(businessId);
  }
  return { aheadMs: seen, steps };
}
