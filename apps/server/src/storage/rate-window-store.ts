import { type Kysely, sql } from 'kysely';
import {
  type RateWindows,
  secondsUntilFree,
  slotOf,
  type WholeWindow,
  WINDOW_MS,
  wholeSlotOf,
} from '../domain/rate-windows.ts';
import { inBatches } from './in-batches.ts';
import type { Tables } from './tables.ts';

interface WindowRow {
  readonly allowed: boolean;
  readonly total: number;
  /** Milliseconds since 1970; null when the window is empty. */
  readonly oldest: bigint | null;
  readonly is_whole: boolean;
}

/** Windows in an unlogged table, shared by all processes on one PostgreSQL. */
export interface RateWindowStore extends RateWindows {
  /** Deletes the windows that are over. */
  deleteExpired(now: Date): Promise<void>;
}

/** Counts in the database (`hit_rate_window`): exactly `limit` of parallel calls pass. */
export function rateWindowStore(kysely: Kysely<Tables>): RateWindowStore {
  return {
    async hit(key, limit, now, whole) {
      const { rows } = await hitStatement(key, limit, now, whole).execute(kysely);
      const [row] = rows;
      if (row === undefined) throw new Error(`The rate window ${key} was not written.`);
      return {
        allowed: row.allowed,
        remaining: row.is_whole ? 0 : Math.max(0, limit - row.total),
        resetSeconds: secondsUntilFree(Number(row.oldest ?? now.getTime()), now),
        ...(row.is_whole && { isWhole: true }),
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

function hitStatement(key: string, limit: number, now: Date, whole: WholeWindow | undefined) {
  const slot = slotOf(now, limit);
  const start = sql`${String(now.getTime() - WINDOW_MS)}::bigint`;
  const expiry = sql`${new Date(slot + WINDOW_MS).toISOString()}::timestamptz`;
  const own = sql`${key}, ${String(slot)}::bigint`;
  return whole === undefined
    ? sql<WindowRow>`
        SELECT is_allowed AS allowed, oldest, total, false AS is_whole
        FROM hit_rate_window(${own}, ${start}, ${limit}::integer, ${expiry})`
    : sql<WindowRow>`
        SELECT is_allowed AS allowed, oldest, total, is_whole
        FROM hit_rate_windows(
          ${own}, ${limit}::integer, ${whole.key}, ${String(wholeSlotOf(now))}::bigint, ${whole.limit}::integer, ${start}, ${expiry}
        )`;
}
