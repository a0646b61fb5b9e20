import { type Kysely, sql } from 'kysely';
import { type RateWindows, secondsUntilFree, slotOf, WINDOW_MS } from '../domain/rate-windows.ts';
import { inBatches } from './in-batches.ts';
import type { Tables } from './tables.ts';

interface WindowRow {
  readonly allowed: boolean;
  readonly total: number;
  /** Milliseconds since 1970; null when the window is empty. */
  readonly oldest: bigint | null;
}

/** Windows in an unlogged table, shared by all processes on one PostgreSQL. */
export interface RateWindowStore extends RateWindows {
  /** Deletes the windows that are over. */
  deleteExpired(now: Date): Promise<void>;
}

/**
 * Counts by one statement on one row, whose lock makes parallel calls wait for one another: exactly `limit` of
 * them pass.
 */
export function rateWindowStore(kysely: Kysely<Tables>): RateWindowStore {
  return {
    async hit(key, limit, now) {
      const { rows } = await hitStatement(key, limit, now).execute(kysely);
      const [row] = rows;
      if (row === undefined) throw new Error(`The rate window ${key} was not written.`);
      return {
        allowed: row.allowed,
        remaining: Math.max(0, limit - row.total),
        resetSeconds: secondsUntilFree(Number(row.oldest ?? now.getTime()), now),
      };
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

/** `slots` are what is left of the window, with the new call when it has room. */
function hitStatement(key: string, limit: number, now: Date) {
  const slot = BigInt(slotOf(now, limit));
  const floor = BigInt(now.getTime() - WINDOW_MS);
  const expires = new Date(Number(slot) + WINDOW_MS).toISOString();
  return sql<WindowRow>`
    INSERT INTO rate_window AS stored (window_key, times, counts, allowed, expires_at)
    VALUES (${key}, ARRAY[${slot}]::bigint[], ARRAY[1]::integer[], true, ${expires}::timestamptz)
    ON CONFLICT (window_key) DO UPDATE SET (times, counts, allowed, expires_at) = (
      WITH kept AS (
        SELECT time, count FROM unnest(stored.times, stored.counts) AS slot (time, count)
        WHERE time > ${floor}::bigint
      ), verdict AS (
        SELECT coalesce(sum(count), 0) < ${limit}::integer AS allowed FROM kept
      ), slots AS (
        SELECT time, sum(count)::integer AS count
        FROM (
          SELECT time, count FROM kept
          UNION ALL SELECT ${slot}::bigint, 1 FROM verdict WHERE allowed
        ) AS calls
        GROUP BY time
      )
      SELECT
        coalesce(array_agg(time ORDER BY time), '{}'), coalesce(array_agg(count ORDER BY time), '{}'),
        (SELECT allowed FROM verdict), greatest(stored.expires_at, ${expires}::timestamptz)
      FROM slots
    )
    RETURNING allowed, times[1] AS oldest,
      (SELECT coalesce(sum(count), 0)::integer FROM unnest(counts) AS count) AS total`;
}
