import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const CONCURRENT = /^((?:CREATE\s+(?:UNIQUE\s+)?|DROP\s+)INDEX)\s+CONCURRENTLY\b/i;
const REPEATABLE =
  /^(?:CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT|DROP\s+INDEX\s+CONCURRENTLY\s+IF)\s+EXISTS\s+(\w+)/i;

/** Whether a statement creates or drops an index while others write to its table, which no transaction allows. */
export const isConcurrent = (statement: string): boolean => CONCURRENT.test(statement);

/** Whether a statement is such a one and can run again, wherever an earlier attempt broke off. */
export const isRepeatable = (statement: string): boolean => REPEATABLE.test(statement);

/** The same statement for a database to which nobody else writes meanwhile. */
export const withoutConcurrency = (statement: string): string => statement.replace(CONCURRENT, '$1');

/** Runs such a statement. An invalid index of that name, which a failed attempt leaves behind, is dropped first. */
export async function runConcurrently(kysely: Kysely<Tables>, statement: string): Promise<void> {
  const index = REPEATABLE.exec(statement)?.[1]?.toLowerCase() ?? '';
  const { rows } = await sql`
    SELECT FROM pg_catalog.pg_index WHERE indexrelid = to_regclass(${index}) AND NOT indisvalid`.execute(
    kysely,
  );
  if (rows.length > 0) await sql`DROP INDEX CONCURRENTLY ${sql.id(index)}`.execute(kysely);
  await sql.raw(statement).execute(kysely);
}
