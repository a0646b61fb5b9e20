import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../../src/storage/engine/database.ts';
import { migrate } from '../../../src/storage/schema/migrate.ts';

/** A fresh migrated database of one test. */
export interface TestDatabase extends Database {
  /** The address for other processes; undefined on the embedded database, which one process has to itself. */
  readonly url: string | undefined;
  /** A second handle: connections of its own on PostgreSQL, the same single connection on the embedded database. */
  another(): Promise<Database>;
}

/** A kind of database that the storage has to work on. */
export interface DatabaseKind {
  readonly name: 'PGlite' | 'PostgreSQL';
  open(): Promise<TestDatabase>;
}

/** The embedded database, in memory; enough for what does not depend on the database. */
export const embedded: DatabaseKind = { name: 'PGlite', open: openEmbedded };

/** A real PostgreSQL, for what one connection cannot show. */
export const postgres: DatabaseKind = { name: 'PostgreSQL', open: openPostgres };

/**
 * Both kinds of database. `open` gives an empty migrated one, `close` throws it away.
 *
 * @example describe.each(databases)('a store on $name', ({ open }) => { … });
 */
export const databases: readonly DatabaseKind[] = [embedded, postgres];

/** An embedded database that a test has closed, with nothing under way, and what it was like before the first one. */
interface SpareDatabase {
  readonly database: Database;
  readonly layout: string;
}

/** Emptying one takes a hundredth of the time that starting and migrating one does. */
const spare: SpareDatabase[] = [];

/** Takes everything out of a database, its tables too, as if nothing had ever run on it. */
export async function empty({ kysely }: Database): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(kysely);
  await sql`CREATE SCHEMA public`.execute(kysely);
}

/** How many tables a database has. */
export async function tableCount({ kysely }: Database): Promise<number> {
  const { rows } = await sql`SELECT FROM pg_tables WHERE schemaname = 'public'`.execute(kysely);
  return rows.length;
}

async function openEmbedded(): Promise<TestDatabase> {
  const { database, layout } = await emptyEmbedded();
  let isOpen = true;
  return {
    ...database,
    url: undefined,
    another: async () => ({ ...database, close: async () => {} }),
    close: async () => {
      if (isOpen && database.connections().idle === 1) spare.push({ database, layout });
      isOpen = false;
    },
  };
}

async function emptyEmbedded(): Promise<SpareDatabase> {
  const kept = spare.pop();
  if (kept !== undefined && (await layoutOf(kept.database)) === kept.layout) {
    await clear(kept.database);
    return kept;
  }
  const database = kept?.database ?? (await openDatabase({}));
  await empty(database);
  await migrate(database);
  return { database, layout: await layoutOf(database) };
}

/** What a migrated database is beside its rows; any other after a statement that defines something, and after ANALYZE. */
async function layoutOf({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ layout: string }>`
    WITH relation AS (SELECT * FROM pg_class WHERE relnamespace = to_regnamespace('public'))
    SELECT concat_ws(E'\n',
      (SELECT string_agg(concat_ws(' ', oid, relname, relpersistence), ',' ORDER BY oid) FROM relation),
      (SELECT string_agg(concat_ws(' ', xmin, attrelid, attnum), ',' ORDER BY attrelid, attnum) FROM pg_attribute
        WHERE attrelid IN (SELECT oid FROM relation)),
      (SELECT string_agg(concat_ws(' ', xmin, oid), ',' ORDER BY oid) FROM pg_constraint
        WHERE connamespace = to_regnamespace('public')),
      (SELECT string_agg(concat_ws(' ', xmin, oid), ',' ORDER BY oid) FROM pg_trigger
        WHERE tgrelid IN (SELECT oid FROM relation)),
      (SELECT string_agg(concat_ws(' ', xmin, oid), ',' ORDER BY oid) FROM pg_proc
        WHERE pronamespace = to_regnamespace('public')),
      (SELECT count(*) FROM pg_statistic WHERE starelid IN (SELECT oid FROM relation)),
      (SELECT string_agg(migration::text, ',' ORDER BY name) FROM schema_migration AS migration)
    ) AS layout`.execute(kysely);
  return rows[0]?.layout ?? '';
}

/** Takes out every row but those of `schema_` tables, which migrations keep for themselves. */
async function clear({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = to_regnamespace('public') AND relkind = 'r' AND NOT starts_with(relname, 'schema_')
      AND pg_relation_size(oid) > 0`.execute(kysely);
  if (rows.length === 0) return;
  await sql`TRUNCATE ${sql.join(rows.map(({ name }) => sql.table(name)))} RESTART IDENTITY CASCADE`.execute(
    kysely,
  );
}

async function openPostgres(): Promise<TestDatabase> {
  const response = await fetch(inject('postgresDatabases'), { method: 'POST' });
  const url = await response.text();
  if (!response.ok) {
    throw new Error(url);
  }
  const opened: Database[] = [];
  const open = async (): Promise<Database> => {
    const database = await openDatabase({ url });
    opened.push(database);
    return database;
  };
  return {
    ...(await open()),
    url,
    another: open,
    close: async () => {
      await Promise.all(opened.map((database) => database.close()));
    },
  };
}
