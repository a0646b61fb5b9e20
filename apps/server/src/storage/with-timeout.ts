import { setImmediate } from 'node:timers';

/**
 * Waits for `work` at most so many milliseconds; what arrived while this process was busy counts as in time. The work
 * itself goes on, and how it ends is not told.
 *
 * @throws what `late` makes when the time is over, and what the work throws before.
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(late())), Math.max(1, Math.ceil(milliseconds)));
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
