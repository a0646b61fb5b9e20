import { setTimeout as wait } from 'node:timers/promises';
import type { TransferEngine } from '../domain/transfers/transfer-engine.ts';

/** How long the clock is left alone when nothing is due. */
const LOOK_MS = 250;
/** How long a transfer whose step failed is left alone. */
const REST_MS = 5000;

/**
 * Takes the steps of transfers as they fall due, in every process that runs it, until it is stopped.
 *
 * @param onFailure told of the first look that failed as a whole, as when the database is out of reach.
 * @returns stops it and waits for the steps under way.
 */
export function runDueSteps(
  engine: Pick<TransferEngine, 'runAllDue'>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    const resting = new Set<string>();
    let restedAt = performance.now();
    let isDown = false;
    while (!stopping.signal.aborted) {
      if (performance.now() - restedAt > REST_MS) {
        resting.clear();
        restedAt = performance.now();
      }
      let taken = 0;
      try {
        taken = await engine.runAllDue(resting);
        isDown = false;
      } catch (error) {
        if (!isDown) onFailure(error);
        isDown = true;
      }
      if (taken === 0) await wait(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
