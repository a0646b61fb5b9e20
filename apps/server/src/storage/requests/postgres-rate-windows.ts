import { type Kysely, sql } from 'kysely';
import {
  type RateVerdict,
  type RateWindows,
  secondsUntilFree,
  slotOf,
  WINDOW_MS,
  wholeSlotOf,
} from '../../domain/rate-windows.ts';
import { inBatches } from '../engine/in-batches.ts';
import type { Tables } from '../schema/tables.ts';

/** The result of `count_call`. */
export interface CountedRow {
  readonly is_allowed: boolean;
  readonly total: number;
  /** Milliseconds since 1970. */
  readonly oldest: bigint | number;
  readonly is_whole: boolean;
}

/** Windows in an unlogged table, shared by all processes on one PostgreSQL. */
export interface RateWindowStore extends RateWindows {
  /** Deletes ended windows. */
  deleteExpired(now: Date): Promise<void>;
}

/** Counts in the database (`count_call`): of parallel calls, exactly `limit` pass. */
export function rateWindowStore(kysely: Kysely<Tables>): RateWindowStore {
  return {
    besideCredentials: true,
    async hit(key, limit, now, whole) {
      const slot = slotOf(now, limit);
      const { rows } = await sql<CountedRow>`
        SELECT counted.* FROM count_call(
          ${key}, ${slot}::bigint, ${limit}::integer,
          ${whole?.key ?? null}, ${wholeSlotOf(now)}::bigint, ${whole?.limit ?? null}::integer,
          ${now.getTime() - WINDOW_MS}::bigint, ${new Date(slot + WINDOW_MS).toISOString()}::timestamptz
        ) AS counted`.execute(kysely);
      const [row] = rows;
      if (row === undefined) throw new Error(`The rate window ${key} was not written.`);
      return verdictOf(row, limit, now);
    },
    async deleteExpired(now) {
      await inBatches(async (most) => {
        const { numDeletedRows } = await kysely
          .deleteFrom('rate_window')
          .where('expires_at', '<=', now.toISOString())
          .where('window_key', 'in', (over) =>
            over
              .selectFrom('rate_window')
              .select('window_key')
              .where('expires_at', '<=', now.toISOString())
              .limit(most),
          )
          .executeTakeFirstOrThrow();
        return numDeletedRows;
      });
    },
  };
}

/** The standing of a counted call against the limit of its own window. */
export function verdictOf(row: CountedRow, limit: number, now: Date): RateVerdict {
  return {
    allowed: row.is_allowed,
    remaining: row.is_whole ? 0 : Math.max(0, limit - row.total),
    resetSeconds: secondsUntilFree(Number(row.oldest), now),
    ...(row.is_whole && { isWhole: true }),
  };
}
