import { type Kysely, sql } from 'kysely';
import type { Database } from '../engine/database.ts';
import { awaitsBaseline } from './earlier-history.ts';
import { earlierMigrations } from './earlier-migrations.ts';
import { appliedFunctions, readFunctions } from './functions.ts';
import { hasColumn } from './has-column.ts';
import { MigrationMismatch } from './migration-mismatch.ts';
import { type Migration, readMigrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** The database lacks migrations that the program needs. */
class MigrationsMissing extends Error {
  override readonly name = 'MigrationsMissing';

  constructor(what: string, kind: Database['kind']) {
    super(
      kind === 'postgres'
        ? `${what} Run \`npm run migrate\` first.`
        : `${what} Start the server on it once, which runs them.`,
    );
  }
}

/** A migration that a database has. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly isAdditive: boolean;
}

/**
 * @returns the known migrations that have not run on the database, in order. Later migrations that only the database
 * has are accepted if they are additive; those before the baseline are ignored.
 * @throws MigrationMismatch when the database has other migrations unknown to the program, or a different text of one.
 */
export async function missingMigrations(
  kysely: Kysely<Tables>,
  known: readonly Migration[],
): Promise<readonly Migration[]> {
  const applied = (await appliedMigrations(kysely)).filter(({ name }) => !earlierMigrations.has(name));
  checkApplied(applied, known);
  return known.slice(applied.length);
}

/**
 * Checks that every migration of the program has run and that its functions exist, with any text. Changes nothing.
 *
 * @throws MigrationsMissing naming those that are missing.
 * @throws OutdatedDatabase when it lacks some that are no longer there.
 * @throws MigrationMismatch as `missingMigrations` does.
 */
export async function assertMigrated({ kysely, kind }: Database): Promise<void> {
  const known = await readMigrations();
  const isEarlier = awaitsBaseline(await appliedMigrations(kysely), kind);
  const migrations = await missingMigrations(kysely, known);
  const missing = migrations.length > 0 ? migrations : await missingFunctions(kysely);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw new MigrationsMissing(
    migrations.length === known.length && !isEarlier
      ? 'No migration has run on the database.'
      : `The database lacks migrations of this version: ${names}.`,
    kind,
  );
}

async function missingFunctions(kysely: Kysely<Tables>): Promise<readonly { readonly name: string }[]> {
  const applied = await appliedFunctions(kysely);
  return (await readFunctions()).filter(({ name }) => !applied.has(name));
}

/** The migrations that have run on the database, in the order of their names. */
export async function appliedMigrations(kysely: Kysely<Tables>): Promise<readonly AppliedMigration[]> {
  if (!(await hasColumn(kysely, 'schema_migration', 'name'))) return [];
  // The column does not exist before the first run of a program that records it.
  const { rows } = await sql<AppliedMigration>`
    SELECT name, checksum, coalesce((to_jsonb(stored) ->> 'is_additive')::boolean, false) AS "isAdditive"
    FROM schema_migration AS stored ORDER BY name COLLATE "C"`.execute(kysely);
  return rows;
}

function checkApplied(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  const last = known.at(-1)?.name ?? '';
  for (const [index, { name, checksum, isAdditive }] of applied.entries()) {
    if (!names.has(name) && !(isAdditive && name > last)) {
      throw new MigrationMismatch(
        `The database has the migration ${name}, which this version of the program does not know and which ` +
          `${isAdditive ? 'comes before its own' : 'is not marked as additive'}. ` +
          'Run the version that made it or a newer one, or use another database.',
      );
    }
    const expected = known[index];
    if (expected === undefined) continue;
    if (expected.name !== name) {
      throw new MigrationMismatch(
        `The migration ${expected.name} is missing in the database though the later ${name} has run there. ` +
          'Renumber it after those that have run.',
      );
    }
    if (expected.checksum !== checksum) {
      throw new MigrationMismatch(
        `The migration ${name} has changed since it ran on this database. ` +
          'Restore its text and make the change in a new migration, or delete the database if it is for development.',
      );
    }
  }
}
