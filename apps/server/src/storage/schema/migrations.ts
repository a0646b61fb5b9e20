import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { postgreSplitterOptions, splitQuery } from 'dbgate-query-splitter';
import { isConcurrent, isRepeatable } from './concurrent-index.ts';

/** One file of `migrations/`. */
export interface Migration {
  /** File name, `NNNN-name.sql`; migrations run in the order of their names. */
  readonly name: string;
  /** sha256 of the text in hexadecimal, independent of line endings. */
  readonly checksum: string;
  readonly statements: readonly string[];
  /** Its first line is `-- additive`: a program that does not know it works with the database as before. */
  readonly isAdditive: boolean;
  /** It creates or drops indexes concurrently, outside of any transaction. */
  readonly isConcurrent: boolean;
}

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
const ADDITIVE = /^-- additive(?=[:\n]|$)/;

/**
 * Reads the text of one migration.
 *
 * @throws Error when it mixes an index statement with CONCURRENTLY with anything else, or has one that cannot be
 * repeated.
 */
export function migration(name: string, text: string): Migration {
  const sql = text.replaceAll('\r\n', '\n');
  const statements = splitQuery(sql, { ...postgreSplitterOptions, ignoreComments: true }).map(String);
  const concurrent = statements.some(isConcurrent);
  if (concurrent && !statements.every(isRepeatable)) {
    throw new Error(
      `The migration ${name} has CONCURRENTLY and so runs outside of a transaction. It may contain only ` +
        '`CREATE [UNIQUE] INDEX CONCURRENTLY IF NOT EXISTS <name> …` and `DROP INDEX CONCURRENTLY IF EXISTS <name>`, ' +
        'which can be repeated. Move the rest to another file.',
    );
  }
  return {
    name,
    checksum: createHash('sha256').update(sql).digest('hex'),
    statements,
    isAdditive: ADDITIVE.test(sql),
    isConcurrent: concurrent,
  };
}

/**
 * The program's own migrations, in their order.
 *
 * @throws Error when a file of the directory is not named `NNNN-name.sql`, or two have the same number.
 */
export async function readMigrations(
  directory: URL = new URL('migrations/', import.meta.url),
): Promise<readonly Migration[]> {
  const names = (await readdir(directory)).sort();
  for (const [index, name] of names.entries()) {
    if (!FILE_NAME.test(name)) {
      throw new Error(`${name} in storage/schema/migrations is not named NNNN-name.sql. Rename it.`);
    }
    if (names[index - 1]?.slice(0, 4) === name.slice(0, 4)) {
      throw new Error(
        `${names[index - 1]} and ${name} in storage/schema/migrations have the same number. Renumber one.`,
      );
    }
  }
  return Promise.all(
    names.map(async (name) => migration(name, await readFile(new URL(name, directory), 'utf8'))),
  );
}
