import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Compiles a statement once, for statements that nearly every request runs: compiling takes longer than sending.
 *
 * @param query built with any values; each call passes its own, in the order of their placeholders.
 */
export function compiledOnce<Row>(
  kysely: Kysely<Tables>,
  query: Compilable<Row>,
): (...values: readonly unknown[]) => Promise<QueryResult<Row>> {
  const compiled: CompiledQuery<Row> = query.compile();
  return (...parameters) => kysely.executeQuery({ ...compiled, parameters });
}
