import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** How far the clock of a business is ahead of the machine's, as SQL for a statement that has the table `business`. */
export const AHEAD = sql`business.clock_ahead_ms * interval '1 millisecond'`;

/** How far the clock of a business is ahead of the machine's, in milliseconds. */
export async function clockAheadMs(kysely: Kysely<Tables>, businessId: string): Promise<number> {
  const { clock_ahead_ms: ahead } = await kysely
    .selectFrom('business')
    .select('clock_ahead_ms')
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return Number(ahead);
}
