import { sql } from 'kysely';
import type { Database } from '../engine/database.ts';

/** The number of differences found by the last check of each business, in total; undefined before the first check. */
export async function booksDifferences({ kysely }: Pick<Database, 'kysely'>): Promise<number | undefined> {
  const { rows } = await sql<{ found: number | null }>`
    SELECT sum(jsonb_array_length(differences) + jsonb_array_length(payments))::float8 AS found
    FROM books_check`.execute(kysely);
  return rows[0]?.found ?? undefined;
}
