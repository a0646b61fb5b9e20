import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../engine/database.ts';
import { adoptBaseline } from './adopt-baseline.ts';
import { appliedMigrations, missingMigrations } from './applied-migrations.ts';
import { runConcurrently, withoutConcurrency } from './concurrent-index.ts';
import { awaitsBaseline } from './earlier-history.ts';
import { appliedFunctions, readFunctions, type SqlFunction } from './functions.ts';
import { hasColumn } from './has-column.ts';
import { type Migration, readMigrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** How long a migration waits for locks; requests for the same tables queue behind it meanwhile. */
export interface LockPatience {
  /** Milliseconds to wait for each lock. */
  readonly lockMs: number;
  readonly attempts: number;
  /** Milliseconds between two attempts, in which requests can proceed. */
  readonly pauseMs: number;
}

/** What a database must have. */
export interface Schema {
  readonly migrations: readonly Migration[];
  readonly functions: readonly SqlFunction[];
}

/** A request waits two seconds for the database before it gets a 503. */
const LOCK_PATIENCE: LockPatience = { lockMs: 1000, attempts: 10, pauseMs: 1000 };

/**
 * Runs the missing migrations of a database, each in its own transaction, so that a later run continues after the last
 * successful one; then applies the functions whose text has changed since it was last applied. Any number of processes
 * may do so concurrently: one runs a migration, the others wait and find it done. On PostgreSQL this needs two
 * connections.
 *
 * @returns the names of the migrations that ran and of the functions that were applied.
 * @throws MigrationMismatch when the database has migrations unknown to the program that are not additive, or a
 * different text of one.
 * @throws OutdatedDatabase when it was created before the baseline, and not by the last such version.
 * @throws Error naming the migration and the statement that failed or did not get its locks.
 */
export async function migrate(
  database: Database,
  schema?: Schema,
  patience: LockPatience = LOCK_PATIENCE,
): Promise<readonly string[]> {
  const { migrations, functions } = schema ?? {
    migrations: await readMigrations(),
    functions: await readFunctions(),
  };
  await adoptEarlier(database, migrations);
  const missing = await missingMigrations(database.kysely, migrations);
  if (missing.length > 0) await createBookkeeping(database);
  const ran: string[] = [];
  for (const one of missing) {
    if (await runMissing(database, one, migrations, patience)) ran.push(one.name);
  }
  const applied = await applyFunctions(database, functions);
  return [...ran, ...applied];
}

/** Adopts a database that the last version before the baseline has fully migrated. */
async function adoptEarlier(database: Database, migrations: readonly Migration[]): Promise<void> {
  if (!awaitsBaseline(await appliedMigrations(database.kysely), database.kind)) return;
  await database.transaction(async (transaction) => {
    await holdMigrations(transaction);
    if (!awaitsBaseline(await appliedMigrations(transaction), database.kind)) return;
    await adoptBaseline(transaction, migrations);
  });
}

/** Applies the changed functions, all or none, while no other process migrates. */
async function applyFunctions(database: Database, functions: readonly SqlFunction[]): Promise<string[]> {
  if ((await changedFunctions(database.kysely, functions)).length === 0) return [];
  return database.transaction(async (transaction) => {
    await holdMigrations(transaction);
    const changed = await changedFunctions(transaction, functions);
    for (const one of changed) await applyFunction(transaction, one);
    return changed.map(({ name }) => name);
  });
}

async function changedFunctions(
  kysely: Kysely<Tables>,
  functions: readonly SqlFunction[],
): Promise<readonly SqlFunction[]> {
  if (functions.length === 0) return [];
  const applied = await appliedFunctions(kysely);
  return functions.filter(({ name, checksum }) => applied.get(name) !== checksum);
}

async function applyFunction(
  transaction: Transaction<Tables>,
  { name, checksum, text }: SqlFunction,
): Promise<void> {
  try {
    await sql.raw(text).execute(transaction);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${name} failed: ${problem}. A function whose parameters or result change needs a new name.`,
      { cause: error },
    );
  }
  await sql`INSERT INTO schema_function (name, checksum) VALUES (${name}, ${checksum})
    ON CONFLICT (name) DO UPDATE SET checksum = EXCLUDED.checksum, applied_at = now()`.execute(transaction);
}

/** Two processes that create the same table concurrently may collide in the catalogue, despite IF NOT EXISTS. */
const CREATED_MEANWHILE = new Set(['23505', '42P07', '42710']);

async function createBookkeeping(database: Database): Promise<void> {
  if (await hasColumn(database.kysely, 'schema_migration', 'is_additive')) return;
  try {
    await database.transaction(async (transaction) => {
      await sql`CREATE TABLE IF NOT EXISTS schema_migration (
        name text PRIMARY KEY,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`.execute(transaction);
      await sql`ALTER TABLE schema_migration
        ADD COLUMN IF NOT EXISTS is_additive boolean NOT NULL DEFAULT false`.execute(transaction);
      await sql`COMMENT ON TABLE schema_migration IS 'migrations that have run'`.execute(transaction);
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && CREATED_MEANWHILE.has(String(error.code)))) {
      throw error;
    }
  }
}

/** @returns false when another process has run it in the meantime. */
async function runMissing(
  database: Database,
  migration: Migration,
  known: readonly Migration[],
  { lockMs, attempts, pauseMs }: LockPatience,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runAlone(database, migration, known, lockMs);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (attempt === attempts) {
        throw new Error(
          `${error.message}. In ${attempts} attempts it did not get a lock within ${lockMs} ms. The migrations before it have run. ` +
            'Find the process that holds the lock in pg_stat_activity, let it end, and migrate again.',
          { cause: error },
        );
      }
      await pause(pauseMs);
    }
  }
}

/** Only one process migrates at a time: the table of migrations stays locked to the end of this transaction. */
async function runAlone(
  database: Database,
  migration: Migration,
  known: readonly Migration[],
  lockMs: number,
): Promise<boolean> {
  const outsideTransaction = AsyncLocalStorage.snapshot();
  return database.transaction(async (transaction) => {
    await holdMigrations(transaction);
    const [next] = await missingMigrations(transaction, known);
    if (next?.name !== migration.name) return false;
    if (migration.isConcurrent && database.kind === 'postgres') {
      await outsideTransaction(() => runStatements(migration, runConcurrently, database.kysely));
    } else {
      await sql`SET LOCAL lock_timeout = ${sql.lit(lockMs)}`.execute(transaction);
      await runStatements(migration, runPlainly, transaction);
    }
    await record(migration, transaction);
    return true;
  });
}

/** Waits as long as another process migrates, and may be idle while an index is built beside this transaction. */
async function holdMigrations(transaction: Transaction<Tables>): Promise<void> {
  await sql`SET LOCAL lock_timeout = 0`.execute(transaction);
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(transaction);
  await sql`LOCK TABLE schema_migration IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
}

async function runPlainly(kysely: Kysely<Tables>, statement: string): Promise<void> {
  await sql.raw(withoutConcurrency(statement)).execute(kysely);
}

async function runStatements(
  { name, statements }: Migration,
  run: (kysely: Kysely<Tables>, statement: string) => Promise<void>,
  kysely: Kysely<Tables>,
): Promise<void> {
  for (const statement of statements) {
    try {
      await run(kysely, statement);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const firstLine = statement.split('\n', 1)[0];
      throw new Error(`The migration ${name} failed at '${firstLine}': ${problem}`, { cause: error });
    }
  }
}

async function record(
  { name, checksum, isAdditive }: Migration,
  transaction: Transaction<Tables>,
): Promise<void> {
  await sql`INSERT INTO schema_migration (name, checksum, is_additive)
    VALUES (${name}, ${checksum}, ${isAdditive})`.execute(transaction);
}

function isLockTimeout(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (('code' in error && error.code === '55P03') || (error.cause !== undefined && isLockTimeout(error.cause)))
  );
}
