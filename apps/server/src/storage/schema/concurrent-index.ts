import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const CONCURRENT = /^((?:CREATE\s+(?:UNIQUE\s+)?|DROP\s+)INDEX)\s+CONCURRENTLY\b/i;
const REPEATABLE =
  /^(?:CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT|DROP\s+INDEX\s+CONCURRENTLY\s+IF)\s+EXISTS\s+(\w+)/i;

/** Whether a statement creates or drops an index concurrently, which is not allowed in a transaction. */
export const isConcurrent = (statement: string): boolean => CONCURRENT.test(statement);

/** Whether a statement does so and can be repeated, wherever an earlier attempt was interrupted. */
export const isRepeatable = (statement: string): boolean => REPEATABLE.test(statement);

/** The same statement without CONCURRENTLY, for a database without other writers. */
export const withoutConcurrency = (statement: string): string => statement.replace(CONCURRENT, '$1');

/** Runs such a statement, after dropping an invalid index of that name left behind by a failed attempt. */
export async function runConcurrently(kysely: Kysely<Tables>, statement: string): Promise<void> {
  const index = REPEATABLE.exec(statement)?.[1]?.toLowerCase() ?? '';
  const { rows } = await sql`
    SELECT FROM pg_catalog.pg_index WHERE indexrelid = to_regclass(${index}) AND NOT indisvalid`.execute(
    kysely,
  );
  if (rows.length > 0) await sql`DROP INDEX CONCURRENTLY ${sql.id(index)}`.execute(kysely);
  await sql.raw(statement).execute(kysely);
}
