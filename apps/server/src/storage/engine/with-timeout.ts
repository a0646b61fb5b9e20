import { setImmediate } from 'node:timers';

/**
 * Waits for `work` at most the given number of milliseconds; a result that arrived while this process was busy counts
 * as in time. The work itself continues, and its outcome is ignored.
 *
 * @throws the error of `late` on timeout, or the error of the work before that.
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
