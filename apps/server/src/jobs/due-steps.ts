import type { TransferEngine } from '../domain/transfers/transfer-engine.ts';
import type { Job } from './scheduler.ts';

/** Pause when nothing is due, in milliseconds. */
const LOOK_MS = 250;
/** Pause before a failed transition of a transfer is retried, in milliseconds. */
const REST_MS = 5000;

/** Runs the due transitions of transfers. */
export function dueSteps(engine: Pick<TransferEngine, 'runAllDue'>): Job {
  const resting = new Set<string>();
  let restedAt = performance.now();
  return {
    name: 'transfer steps',
    restMs: LOOK_MS,
    run: async () => {
      if (performance.now() - restedAt > REST_MS) {
        resting.clear();
        restedAt = performance.now();
      }
      return (await engine.runAllDue(resting)) > 0;
    },
  };
}
