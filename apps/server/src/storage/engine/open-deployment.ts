import { resolve } from 'node:path';
import { assertMigrated } from '../schema/applied-migrations.ts';
import { type Database, openDatabase } from './database.ts';
import { recordedEnvironment } from './deployment.ts';
import { hasEmbedded } from './embedded-database.ts';

/** A command was run on a database on which no server has started yet. */
class NoDeployment extends Error {
  override readonly name = 'NoDeployment';

  constructor({ url, directory }: DatabasePlace) {
    super(
      url === undefined
        ? `There is no deployment in ${resolve(directory)}: no server has started on it. Start one first, check DATA_DIR, or set DATABASE_URL.`
        : 'There is no deployment in the database: no server has started on it. Start one first, or check DATABASE_URL.',
    );
  }
}

/** The location of the database of a deployment: PostgreSQL with a `url`, else embedded in the directory. */
interface DatabasePlace {
  readonly url: string | undefined;
  readonly directory: string;
}

/**
 * Opens the database of a deployment for a command, without changing it.
 *
 * @throws NoDeployment when no server has started on it.
 * @throws MigrationsMissing when it lacks migrations.
 * @throws MigrationMismatch as `migrate` does.
 */
export function openDeployment(place: DatabasePlace): Promise<Database> {
  return openChecked(place, async (database) => {
    if ((await recordedEnvironment(database)) === undefined) throw new NoDeployment(place);
    await assertMigrated(database);
  });
}

/**
 * Opens a database for a command that needs the tables, without changing it; the command may run before the first
 * server.
 *
 * @throws NoDeployment when there is no embedded database in the directory.
 * @throws MigrationsMissing when it lacks migrations.
 * @throws MigrationMismatch as `migrate` does.
 */
export function openMigrated(place: DatabasePlace): Promise<Database> {
  return openChecked(place, assertMigrated);
}

async function openChecked(
  place: DatabasePlace,
  check: (database: Database) => Promise<void>,
): Promise<Database> {
  const { url, directory } = place;
  if (url === undefined && !hasEmbedded(directory)) throw new NoDeployment(place);
  const database = await openDatabase(url === undefined ? { directory } : { url });
  try {
    await check(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
