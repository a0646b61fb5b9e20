import { CompiledQuery, type Kysely, type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import type { Database, DatabaseHandle } from '../../src/storage/engine/database.ts';
import type { Tables } from '../../src/storage/schema/tables.ts';

/** A database that records every statement. */
export interface WatchedDatabase {
  readonly database: Database;
  /** The statements since the last call, in order. */
  taken(): readonly CompiledQuery[];
}

/** Records the statements of a database, including those in transactions. */
export function watched(database: Database): WatchedDatabase {
  const statements: CompiledQuery[] = [];
  const compiled = new WeakMap<object, CompiledQuery>();
  const compiler = new PostgresQueryCompiler();
  const watcher: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, compiler.compileQuery(node, queryId));
      return node;
    },
    // Parts of statements are also compiled, but have no result.
    transformResult: async ({ result, queryId }) => {
      const statement = compiled.get(queryId);
      if (statement !== undefined) statements.push(statement);
      return result;
    },
  };
  return {
    database: {
      ...database,
      kysely: database.kysely.withPlugin(watcher) as DatabaseHandle,
      transaction: (work) => database.transaction((transaction) => work(transaction.withPlugin(watcher))),
    },
    taken: () => statements.splice(0),
  };
}

/** What a statement did, according to EXPLAIN ANALYZE. */
export interface Explained {
  readonly statement: string;
  /** The kinds and targets of its scans, such as `Index Scan transfer_by_age`. */
  readonly scans: readonly string[];
  /** Rows read from tables, including those dropped by a filter. */
  readonly read: number;
}

/** A plan as PostgreSQL writes it in JSON. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Executes a statement and reports its plan; undefined for one that only changes rows. */
export async function explain(
  kysely: Kysely<Tables>,
  { sql, parameters }: CompiledQuery,
): Promise<Explained | undefined> {
  if (!/^\s*(select|with)\b/i.test(sql) || /\bINSERT INTO\b/.test(sql)) return undefined;
  const { rows } = await kysely.executeQuery<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`, [...parameters]),
  );
  const [plan] = rows.map((row) => row['QUERY PLAN'][0].Plan);
  return plan && explainedPlan(sql, plan);
}

/** Summarizes the plan of an executed statement. */
export function explainedPlan(statement: string, plan: PlanNode): Explained {
  const nodes = nodesOf(plan);
  return {
    statement,
    scans: nodes.flatMap((node) => {
      const what = node['Index Name'] ?? node['Relation Name'];
      return what === undefined ? [] : [`${node['Node Type']} ${what}`];
    }),
    read: nodes
      .filter((node) => node['Relation Name'] !== undefined)
      .reduce((sum, node) => sum + node['Actual Loops'] * rowsOf(node), 0),
  };
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function rowsOf(node: PlanNode): number {
  return (
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  );
}
