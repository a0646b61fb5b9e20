import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether the database has this table with this column; it may have been migrated by another version, or never. */
export async function hasColumn(kysely: Kysely<Tables>, table: string, column: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_catalog.pg_attribute
    WHERE attrelid = to_regclass(${table}) AND attname = ${column} AND NOT attisdropped`.execute(kysely);
  return rows.length > 0;
}
