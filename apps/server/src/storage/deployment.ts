import { resolve } from 'node:path';
import { sql } from 'kysely';
import { assertMigrated } from './applied-migrations.ts';
import { type Database, openDatabase } from './database.ts';
import { hasEmbedded } from './embedded-database.ts';
import { hasColumn } from './has-column.ts';
import { migrate } from './migrate.ts';

/** What a database belongs to, for as long as it exists. */
export type DeploymentEnvironment = 'sandbox' | 'production';

/** A server was started on the database of the other environment. */
export class WrongEnvironment extends Error {
  override readonly name = 'WrongEnvironment';

  constructor(recorded: DeploymentEnvironment) {
    super(
      recorded === 'production'
        ? 'The database belongs to production, and ENVIRONMENT is sandbox, whose demo credentials others can work out. ' +
            'Name another database in DATABASE_URL, or start production with `npm run start:production`.'
        : 'The database belongs to a sandbox, whose demo credentials others can work out, and ENVIRONMENT is production. ' +
            'Name a database of its own for production in DATABASE_URL.',
    );
  }
}

/** A command was run on a database on which no server has ever started. */
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

/** Where the database of a deployment is: on PostgreSQL with a `url`, else embedded in the directory. */
interface DatabasePlace {
  readonly url: string | undefined;
  readonly directory: string;
}

/**
 * Lets a server of an environment begin on a database. A sandbox migrates it; for production that is a command of its own. The
 * first server makes the database its environment's own; on that of the other environment nothing is changed.
 *
 * @throws WrongEnvironment when the database is that of the other environment.
 * @throws MigrationsMissing when production lacks migrations.
 * @throws MigrationMismatch as `migrate` does.
 */
export async function joinDeployment(environment: DeploymentEnvironment, database: Database): Promise<void> {
  checkRecorded(environment, await recorded(database));
  await (environment === 'production' ? assertMigrated(database) : migrate(database));
  await claimDeployment(environment, database);
}

/**
 * Makes a migrated database the environment's own, unless it belongs to one.
 *
 * @throws WrongEnvironment when it belongs to the other one.
 */
export async function claimDeployment(environment: DeploymentEnvironment, database: Database): Promise<void> {
  await database.kysely
    .insertInto('deployment')
    .values({ environment })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
  checkRecorded(environment, await recorded(database));
}

/**
 * Opens the database of a deployment for a command, and changes nothing on it.
 *
 * @throws NoDeployment when no server has started on it.
 * @throws MigrationsMissing when it lacks migrations.
 * @throws MigrationMismatch as `migrate` does.
 */
export function openDeployment(place: DatabasePlace): Promise<Database> {
  return openChecked(place, async (database) => {
    if ((await recorded(database)) === undefined) throw new NoDeployment(place);
    await assertMigrated(database);
  });
}

/**
 * Opens a database for a command that needs the tables, and changes nothing on it: it may run before the first server.
 *
 * @throws NoDeployment when there is no embedded database in the directory.
 * @throws MigrationsMissing when it lacks migrations.
 * @throws MigrationMismatch as `migrate` does.
 */
export function openMigrated(place: DatabasePlace): Promise<Database> {
  return openChecked(place, assertMigrated);
}

/**
 * Runs `work` while no other process does the same on this database. The work must use another handle of it.
 */
export async function oneProcessAtATime<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'embedded') return work();
  return database.transaction(async (transaction) => {
    await sql`SELECT FROM deployment FOR UPDATE`.execute(transaction);
    return work();
  });
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

async function recorded({ kysely }: Database): Promise<DeploymentEnvironment | undefined> {
  if (!(await hasColumn(kysely, 'deployment', 'environment'))) return undefined;
  const row = await kysely.selectFrom('deployment').select('environment').executeTakeFirst();
  return row?.environment;
}

function checkRecorded(environment: DeploymentEnvironment, found: DeploymentEnvironment | undefined): void {
  if (found !== undefined && found !== environment) throw new WrongEnvironment(found);
}
