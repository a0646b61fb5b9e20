import { later } from './clock.ts';

/** Limits the work for a business, so that it ends even if more is created and falls due meanwhile. */
export interface Horizon {
  /** Only records created by then. */
  readonly createdBy: Date;
  /** Only records due by then, by the clock of the business. */
  readonly dueBy: Date;
}

/** Work of a business that is due by its clock. */
export interface DueWork {
  /** Does all work that is due and within the horizon, until none is left; returns the number of steps done. */
  runDue(businessId: string, horizon?: Horizon): Promise<number>;
  /** When the next work after `after` is due; undefined if there is none. */
  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined>;
  /** When the newest open record was created; undefined if nothing is open. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}

/** Minimum time before a record that cannot advance is retried. */
const LEAST_PAUSE_MS = 1000;

/** When to retry a record that cannot advance: after as long as it has waited so far, and at least a second. */
export function nextLook(since: Date, at: Date): Date {
  return later(at, Math.max(at.getTime() - since.getTime(), LEAST_PAUSE_MS));
}

/** Runs work in batches until a batch does nothing; returns the total. */
export async function untilNoneIsDue(part: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await part();
    if (done === 0) return total;
    total += done;
  }
}

/**
 * Advances records concurrently.
 *
 * @param advance returns whether the record advanced.
 * @param onFailure called for a record that failed, which is then postponed so that it does not block others.
 * @returns the number of records that advanced.
 */
export async function advanceAll<Due>(
  due: readonly Due[],
  advance: (one: Due) => Promise<boolean>,
  onFailure: (error: unknown, one: Due) => Promise<unknown>,
): Promise<number> {
  const advanced = await Promise.all(
    due.map((one) =>
      advance(one).catch(async (error: unknown) => {
        // Postponing it fails only when the database is down.
        await onFailure(error, one).catch(() => {});
        return false;
      }),
    ),
  );
  return advanced.filter(Boolean).length;
}
