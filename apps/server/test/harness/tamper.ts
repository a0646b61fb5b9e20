import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/storage/engine/database.ts';

/** Runs a statement that the database would otherwise refuse, such as a change of an append-only table. */
export function tamper(database: Database, statement: RawBuilder<unknown>): Promise<unknown> {
  return database.transaction(async (transaction) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
    await statement.execute(transaction);
  });
}
