import { type Kysely, sql } from 'kysely';
import { inBatches } from '../engine/in-batches.ts';
import type { Tables } from '../schema/tables.ts';

/** How long an expired quote without a transfer can still be read (G282). */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Quotes and pledge quotes, with their identifier columns and the condition under which they expire. */
const QUOTES = [
  ['quote', 'quote_id', sql`status = 'pending'`],
  ['pledge_quote', 'pledge_quote_id', sql`true`],
] as const;

/** Deletes quotes that expired long ago and have no transfer. No business clock is behind, so none is deleted early. */
export async function deleteExpiredQuotes(kysely: Kysely<Tables>, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - KEPT_MS).toISOString();
  for (const [table, id, ends] of QUOTES) {
    await inBatches(async (most) => {
      const { numAffectedRows = 0n } = await sql`
        DELETE FROM ${sql.table(table)} WHERE (business_id, ${sql.ref(id)}) IN (
          SELECT business_id, ${sql.ref(id)} FROM ${sql.table(table)} WHERE ${ends} AND expires_at <= ${expired}::timestamptz
          ORDER BY expires_at LIMIT ${String(most)}::bigint FOR UPDATE SKIP LOCKED
        )`.execute(kysely);
      return numAffectedRows;
    });
  }
}
