import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../src/storage/engine/database.ts';

type Handle = Pick<Database, 'kysely'>;

/** The number of transactions of the database that wait for a lock. */
export async function lockWaits({ kysely }: Handle): Promise<number> {
  const { rows } = await sql`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(kysely);
  return rows.length;
}

/** Resolves when the given number of transactions of the database wait for a lock. */
export async function waitForLocks(database: Handle, count: number): Promise<void> {
  await expect.poll(() => lockWaits(database), { timeout: 10_000 }).toBe(count);
}
