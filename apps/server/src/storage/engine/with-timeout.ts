import { setImmediate } from 'node:timers';

/**
 * Waits for `work` at most so many milliseconds; what arrived while this process was busy counts as in time. The work
 * itself goes on, and how it ends is not told.
 *
 * @throws what `late` makes when the time is over, and what the work throws before.
 */
export function withTimeout<Result>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const overdue = () => {
      if (!isOver) reject(late());
    };
    const timer = setTimeout(() => setImmediate(overdue), Math.max(1, Math.ceil(milliseconds)));
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    work.then(
      (result) => {
        end();
        resolve(result);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });
}
