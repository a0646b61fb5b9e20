import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { migrate } from '../../src/storage/migrate.ts';

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

/** Embedded databases that a test has closed, with nothing under way; emptying one takes a tenth of the time that starting one does. */
const spare: Database[] = [];

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
  const database = spare.pop() ?? (await openDatabase({}));
  await empty(database);
  await migrate(database);
  return {
    ...database,
    url: undefined,
    another: async () => ({ ...database, close: async () => {} }),
    close: async () => {
      if (database.connections().idle === 1 && !spare.includes(database)) spare.push(database);
    },
  };
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
