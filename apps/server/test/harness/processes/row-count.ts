import { sql } from 'kysely';
import type { Database } from '../../../src/storage/engine/database.ts';
import type { Tables } from '../../../src/storage/schema/tables.ts';

/** The number of rows of a business in a table. */
export async function rowCount(
  { kysely }: Pick<Database, 'kysely'>,
  table: keyof Tables,
  businessId: string,
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM ${sql.table(table)} WHERE business_id = ${businessId}`.execute(kysely);
  return Number(rows[0]?.count);
}
