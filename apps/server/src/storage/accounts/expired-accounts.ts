import { type Kysely, sql } from 'kysely';
import { inBatches } from '../engine/in-batches.ts';
import type { Tables } from '../schema/tables.ts';

/** Account tables whose rows expire, with the columns that identify a row. */
const EXPIRING = [
  ['mail', 'mail_id'],
  ['password_reset', 'token_hash'],
  ['login_throttle', 'key_hash'],
  ['known_address', 'address_hash'],
] as const;

/** Deletes expired rows of these tables. */
export async function deleteExpiredAccounts(kysely: Kysely<Tables>, now: Date): Promise<void> {
  for (const [table, key] of EXPIRING) {
    const isOver = sql`expires_at <= ${now.toISOString()}::timestamptz`;
    await inBatches(async (most) => {
      const { numAffectedRows = 0n } = await sql`
        DELETE FROM ${sql.table(table)} WHERE ${isOver} AND ${sql.ref(key)} IN (
          SELECT ${sql.ref(key)} FROM ${sql.table(table)} WHERE ${isOver} LIMIT ${String(most)}::bigint
        )`.execute(kysely);
      return numAffectedRows;
    });
  }
}
