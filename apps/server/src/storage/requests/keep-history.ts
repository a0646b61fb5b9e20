import { historyDays } from '@finops/contract/console';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Does one piece of what keeps history for as long as the contract says: makes the partition of a day, drops one, or deletes
 * rows that are in none.
 *
 * @param day `2026-05-04` in UTC; today by default, and at the latest.
 * @returns whether there may be more to do.
 */
export async function keepHistory(kysely: Kysely<Tables>, day = 'infinity'): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    SELECT keep_history(${day}::date, ${historyDays}::integer) AS kept`.execute(kysely);
  return rows[0]?.kept === true;
}
