import { type Kysely, sql } from 'kysely';
import type { Database } from '../engine/database.ts';
import { appliedFunctions, readFunctions } from './functions.ts';
import { hasColumn } from './has-column.ts';
import { type Migration, readMigrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** The database was migrated by another version of the program, or a migration was edited after it had run. */
export class MigrationMismatch extends Error {
  override readonly name = 'MigrationMismatch';
}

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

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly isAdditive: boolean;
}

/**
 * @returns those of the known migrations that have not run on the database, in their order. Later ones that only the
 * database knows are all right when they are additive.
 * @throws MigrationMismatch when it knows others that the program does not, or another text of one.
 */
export async function missingMigrations(
  kysely: Kysely<Tables>,
  known: readonly Migration[],
): Promise<readonly Migration[]> {
  const applied = await appliedMigrations(kysely);
  checkApplied(applied, known);
  return known.slice(applied.length);
}

/**
 * Checks that every migration of the program has run and that its functions are there, whichever text of them, and changes nothing.
 *
 * @throws MigrationsMissing naming those that are missing.
 * @throws MigrationMismatch as `missingMigrations` does.
 */
export async function assertMigrated({ kysely, kind }: Database): Promise<void> {
  const known = await readMigrations();
  const migrations = await missingMigrations(kysely, known);
  const missing = migrations.length > 0 ? migrations : await missingFunctions(kysely);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw new MigrationsMissing(
    migrations.length === known.length
      ? 'No migration has run on the database.'
      : `The database lacks migrations of this version: ${names}.`,
    kind,
  );
}

async function missingFunctions(kysely: Kysely<Tables>): Promise<readonly { readonly name: string }[]> {
  const applied = await appliedFunctions(kysely);
  return (await readFunctions()).filter(({ name }) => !applied.has(name));
}

async function appliedMigrations(kysely: Kysely<Tables>): Promise<readonly AppliedMigration[]> {
  if (!(await hasColumn(kysely, 'schema_migration', 'name'))) return [];
  // Before the first run of a program that records it, the column is not there.
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
          'Give it a number after those that have run.',
      );
    }
    if (expected.checksum !== checksum) {
      throw new MigrationMismatch(
        `The migration ${name} has changed since it ran on this database. ` +
          'Restore its text and put the change into a new migration; a development database can be deleted instead.',
      );
    }
  }
}
