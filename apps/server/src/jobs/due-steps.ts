import type { TransferEngine } from '../domain/transfers/transfer-engine.ts';
import type { Job } from './scheduler.ts';

/** How long the clock is left alone when nothing is due. */
const LOOK_MS = 250;
/** How long a transfer whose step failed is left alone. */
const REST_MS = 5000;

/** Takes the steps of transfers as they fall due. */
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
