import { setTimeout as wait } from 'node:timers/promises';

/** Background work of one area. */
export interface Job {
  /** Its name in the log: `transfer steps`. */
  readonly name: string;
  /** Pause before the first run, and after each run that found nothing or failed, in milliseconds. */
  readonly restMs: number;
  /**
   * Does what is due.
   *
   * @returns whether there may be more, which is looked for at once.
   * @throws when it cannot look, as when the database is out of reach; failures of single pieces it reports itself.
   */
  run(): Promise<boolean>;
  /** Ends work that `run` started without awaiting it. */
  stop?(): Promise<void>;
}

/** A lasting failure is reported again after this time. */
const REPORT_AGAIN_MS = 30_000;

/**
 * Runs jobs beside one another until they are stopped; no job overlaps itself. Every process of a deployment runs all of them.
 *
 * @param onFailure told of a job's first failure, and again now and then while it lasts.
 * @returns stops the jobs and waits for what is under way.
 */
export function runJobs(
  jobs: readonly Job[],
  onFailure: (error: unknown, job: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const running = jobs.map((job) => repeat(job, stopping.signal, (error) => onFailure(error, job.name)));
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}

async function repeat(job: Job, signal: AbortSignal, onFailure: (error: unknown) => void): Promise<void> {
  let hasMore = false;
  let reportedAt: number | undefined;
  for (;;) {
    if (!hasMore) await wait(job.restMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return job.stop?.();
    try {
      hasMore = await job.run();
      reportedAt = undefined;
    } catch (error) {
      hasMore = false;
      if (reportedAt === undefined || performance.now() - reportedAt > REPORT_AGAIN_MS) {
        reportedAt = performance.now();
        onFailure(error);
      }
    }
  }
}
