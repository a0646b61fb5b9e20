import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** One file of `functions/`: the whole text of one function of the database. */
export interface SqlFunction {
  /** `functions/` and the file name, which is that of the function with hyphens. */
  readonly name: string;
  /** sha256 of the text in hexadecimal, independent of line endings. */
  readonly checksum: string;
  /** `CREATE OR REPLACE FUNCTION …`, so that it can be reapplied. */
  readonly text: string;
}

/**
 * Reads the text of one function.
 *
 * @throws Error when it does not create or replace the function after which the file is named.
 */
export function sqlFunction(file: string, text: string): SqlFunction {
  const normalized = text.replaceAll('\r\n', '\n');
  const name = file.replace(/\.sql$/, '').replaceAll('-', '_');
  if (!new RegExp(`^(--.*\n)*CREATE OR REPLACE FUNCTION ${name}\\(`).test(normalized)) {
    throw new Error(
      `storage/schema/functions/${file} does not begin with CREATE OR REPLACE FUNCTION ${name}(. Rename one of them.`,
    );
  }
  return {
    name: `functions/${file}`,
    checksum: createHash('sha256').update(normalized).digest('hex'),
    text: normalized,
  };
}

/** The program's own functions, by name. */
export async function readFunctions(): Promise<readonly SqlFunction[]> {
  const directory = new URL('functions/', import.meta.url);
  const files = (await readdir(directory)).sort();
  return Promise.all(
    files.map(async (file) => sqlFunction(file, await readFile(new URL(file, directory), 'utf8'))),
  );
}

/** The checksums of the functions in the database, as last applied, by name. */
export async function appliedFunctions(kysely: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    SELECT name, checksum FROM schema_function`.execute(kysely);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}
