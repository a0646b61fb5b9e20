import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../../src/storage/engine/database.ts';
import { migratedTemplate } from '../../../src/storage/engine/migrated-template.ts';
import { migrate } from '../../../src/storage/schema/migrate.ts';
import { isRestored, layoutOf } from './cleared-database.ts';

/** An empty migrated database for one test. */
export interface TestDatabase extends Database {
  /** The address for other processes; undefined for the embedded database, which only one process can open. */
  readonly url: string | undefined;
  /**
   * A second handle: with its own connections on PostgreSQL, with the same single connection on the embedded database.
   */
  another(): Promise<Database>;
}

/** A kind of database that the storage supports. */
export interface DatabaseKind {
  readonly name: 'PGlite' | 'PostgreSQL';
  open(): Promise<TestDatabase>;
}

/** The embedded database, in memory, for tests that do not depend on the kind of database. */
export const embedded: DatabaseKind = { name: 'PGlite', open: openEmbedded };

/** A real PostgreSQL, for tests that need several connections. */
export const postgres: DatabaseKind = { name: 'PostgreSQL', open: openPostgres };

/**
 * Both kinds of database. `open` returns an empty migrated one; after `close` it is cleared for the next test.
 *
 * @example describe.each(databases)('a store on $name', ({ open }) => { … });
 */
export const databases: readonly DatabaseKind[] = [embedded, postgres];

/**
 * The kinds for tests of services and whole servers, which are built on the storage. `npm test` uses PostgreSQL, on
 * which they take a fraction of the processor time; `npm run test:soak` uses both. The tests of the storage always run
 * on both.
 */
export const sampledDatabases: readonly DatabaseKind[] =
  process.env.SOAK === undefined ? [postgres] : databases;

/** An embedded database that a test closed while it was idle, and its layout before the first test. */
interface SpareEmbedded {
  readonly database: Database;
  readonly layout: string;
}

/** A PostgreSQL database that a test closed, and its layout before the first test. */
interface SparePostgres {
  readonly url: string;
  readonly layout: string;
}

/** Clearing a database takes a fraction of the time of creating one. Each worker has its own. */
const spares: { readonly embedded: SpareEmbedded[]; readonly postgres: SparePostgres[] } = {
  embedded: [],
  postgres: [],
};

/** Drops everything in a database, including its tables. */
export async function empty({ kysely }: Database): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(kysely);
  await sql`CREATE SCHEMA public`.execute(kysely);
}

/** The number of tables of a database. */
export async function tableCount({ kysely }: Database): Promise<number> {
  const { rows } = await sql`SELECT FROM pg_tables WHERE schemaname = 'public'`.execute(kysely);
  return rows.length;
}

async function openEmbedded(): Promise<TestDatabase> {
  const { database, layout } = await clearedEmbedded();
  let isOpen = true;
  return {
    ...database,
    url: undefined,
    another: async () => ({ ...database, close: async () => {} }),
    close: async () => {
      if (isOpen && database.connections().idle === 1) spares.embedded.push({ database, layout });
      isOpen = false;
    },
  };
}

async function clearedEmbedded(): Promise<SpareEmbedded> {
  const spare = spares.embedded.pop();
  if (spare !== undefined && (await isRestored(spare.database, spare.layout))) return spare;
  const database = spare?.database ?? (await openDatabase({ template: migratedTemplate }));
  if (spare !== undefined) {
    await empty(database);
    await migrate(database);
  }
  return { database, layout: await layoutOf(database) };
}

async function openPostgres(): Promise<TestDatabase> {
  const { database, url, layout } = (await clearedPostgres()) ?? (await freshPostgres());
  const opened = [database];
  let isOpen = true;
  return {
    ...database,
    url,
    another: async () => {
      const other = await openDatabase({ url });
      opened.push(other);
      return other;
    },
    close: async () => {
      await Promise.all(opened.map((one) => one.close()));
      if (isOpen) spares.postgres.push({ url, layout });
      isOpen = false;
    },
  };
}

interface OpenedPostgres extends SparePostgres {
  readonly database: Database;
}

async function freshPostgres(): Promise<OpenedPostgres> {
  const response = await fetch(inject('postgresDatabases'), { method: 'POST' });
  const url = await response.text();
  if (!response.ok) throw new Error(url);
  const database = await openDatabase({ url });
  return { database, url, layout: await layoutOf(database) };
}

/** The last database that a test closed, unless its layout has changed or something is still connected to it. */
async function clearedPostgres(): Promise<OpenedPostgres | undefined> {
  const spare = spares.postgres.pop();
  if (spare === undefined) return undefined;
  // A failed test may have left it in any state.
  const database = await openDatabase({ url: spare.url }).catch(() => undefined);
  if (database === undefined) return undefined;
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`.execute(
    database.kysely,
  );
  const isFree = rows.length === 0 && (await isRestored(database, spare.layout).catch(() => false));
  if (isFree) return { ...spare, database };
  await database.close();
  return undefined;
}
