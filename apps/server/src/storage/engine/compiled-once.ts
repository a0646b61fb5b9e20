import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Makes a statement that is compiled once, for those of nearly every request: compiling one takes longer than sending it.
 *
 * @param query built with any values; each call gives its own, in the order of their places in the text.
 */
export function compiledOnce<Row>(
  kysely: Kysely<Tables>,
  query: Compilable<Row>,
): (...values: readonly unknown[]) => Promise<QueryResult<Row>> {
  const compiled: CompiledQuery<Row> = query.compile();
  return (...parameters) => kysely.executeQuery({ ...compiled, parameters });
}
