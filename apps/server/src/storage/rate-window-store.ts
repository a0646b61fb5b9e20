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

/** Counts in the database (`hit_rate_window`): exactly `limit` of parallel calls pass. */
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

function hitStatement(key: string, limit: number, now: Date) {
  const slot = slotOf(now, limit);
  const expires = new Date(slot + WINDOW_MS).toISOString();
  return sql<WindowRow>`
    SELECT is_allowed AS allowed, oldest, total FROM hit_rate_window(
      ${key}, ${String(slot)}::bigint, ${String(now.getTime() - WINDOW_MS)}::bigint, ${limit}::integer, ${expires}::timestamptz
    )`;
}
