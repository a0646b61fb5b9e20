import { later } from './clock.ts';

/** Bounds what is done for a business, so that it ends however much is created and falls due meanwhile. */
export interface Horizon {
  /** What was created by then. */
  readonly createdBy: Date;
  /** What is due by then, by the clock of the business. */
  readonly dueBy: Date;
}

/** Work of a business that falls due by its clock. */
export interface DueWork {
  /** Does everything that is due and within the horizon, until nothing is; returns how much that was. */
  runDue(businessId: string, horizon?: Horizon): Promise<number>;
  /** When the next work is due later than `after`; undefined when none is. */
  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined>;
  /** When the newest of what is still open was created; undefined when nothing is open. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}

/** How long a record that cannot move on yet is left alone at least. */
const LEAST_PAUSE_MS = 1000;

/** When a record that cannot move on is looked at again: after as long as it has waited so far, and at least a second. */
export function nextLook(since: Date, at: Date): Date {
  return later(at, Math.max(at.getTime() - since.getTime(), LEAST_PAUSE_MS));
}

/** Does work part by part until a part has nothing done; returns how much was done. */
export async function untilNoneIsDue(part: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await part();
    if (done === 0) return total;
    total += done;
  }
}

/**
 * Moves records on side by side.
 *
 * @param advance whether the record has moved on.
 * @param onFailure told of one that failed, which is put off, so that it makes way for others.
 * @returns how many have moved on.
 */
export async function advanceAll<Due>(
  due: readonly Due[],
  advance: (one: Due) => Promise<boolean>,
  onFailure: (error: unknown, one: Due) => Promise<unknown>,
): Promise<number> {
  const advanced = await Promise.all(
    due.map((one) =>
      advance(one).catch(async (error: unknown) => {
        // Putting it off fails only when the database is down.
        await onFailure(error, one).catch(() => {});
        return false;
      }),
    ),
  );
  return advanced.filter(Boolean).length;
}
