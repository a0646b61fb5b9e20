import { historyDays } from '@finops/contract/console';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Performs one step of the retention that the contract promises: creates the partition of a day, drops one, or deletes
 * rows outside of any.
 *
 * @param day such as `2026-05-04` in UTC; by default today, which is also the latest.
 * @returns whether there may be more to do.
 */
export async function keepHistory(kysely: Kysely<Tables>, day = 'infinity'): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    SELECT keep_history(${day}::date, ${historyDays}::integer) AS kept`.execute(kysely);
  return rows[0]?.kept === true;
}
