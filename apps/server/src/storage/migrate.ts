import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { type Migration, readMigrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** The database was migrated by another version of the program, or a migration was edited after it had run. */
export class MigrationMismatch extends Error {
  override readonly name = 'MigrationMismatch';
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/**
 * Brings the tables of a database up to date, in one transaction: all of the missing migrations or none. Any number of processes
 * may do so at once; one migrates, the others wait and find it done.
 *
 * @returns the names of the migrations that ran.
 * @throws MigrationMismatch when the database knows migrations that the program does not, or knows another text of one.
 */
export async function migrate(
  database: Database,
  migrations?: readonly Migration[],
): Promise<readonly string[]> {
  const known = migrations ?? (await readMigrations());
  await createBookkeeping(database);
  return database.transaction(async (transaction) => {
    await sql`LOCK TABLE schema_migration IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    const { rows: applied } = await sql<AppliedMigration>`
      SELECT name, checksum FROM schema_migration ORDER BY name COLLATE "C"`.execute(transaction);
    checkApplied(applied, known);
    const missing = known.slice(applied.length);
    for (const migration of missing) {
      await apply(migration, transaction);
    }
    return missing.map(({ name }) => name);
  });
}

/** Two processes that create the same table at once may collide in the catalogue, in spite of IF NOT EXISTS. */
const CREATED_MEANWHILE = new Set(['23505', '42P07', '42710']);

async function createBookkeeping(database: Database): Promise<void> {
  const { rows } =
    await sql`SELECT FROM pg_catalog.pg_class WHERE oid = to_regclass('schema_migration')`.execute(
      database.kysely,
    );
  if (rows.length > 0) {
    return;
  }
  try {
    await database.transaction(async (transaction) => {
      await sql`CREATE TABLE IF NOT EXISTS schema_migration (
        name text PRIMARY KEY,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`.execute(transaction);
      await sql`COMMENT ON TABLE schema_migration IS 'platform: migrations that have run'`.execute(
        transaction,
      );
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && CREATED_MEANWHILE.has(String(error.code)))) {
      throw error;
    }
  }
}

function checkApplied(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  for (const [index, { name, checksum }] of applied.entries()) {
    const expected = known[index];
    if (!names.has(name)) {
      throw new MigrationMismatch(
        `The database has the migration ${name}, which this version of the program does not know. ` +
          'Run the version that made it or a newer one, or use another database.',
      );
    }
    if (expected === undefined || expected.name !== name) {
      throw new MigrationMismatch(
        `The migration ${expected?.name} is missing in the database though the later ${name} has run there. ` +
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

async function apply(migration: Migration, transaction: Transaction<Tables>): Promise<void> {
  for (const statement of migration.statements) {
    try {
      await sql.raw(statement).execute(transaction);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const firstLine = statement.split('\n', 1)[0];
      throw new Error(`The migration ${migration.name} failed at '${firstLine}': ${problem}`, {
        cause: error,
      });
    }
  }
  await sql`INSERT INTO schema_migration (name, checksum) VALUES (${migration.name}, ${migration.checksum})`.execute(
    transaction,
  );
}
