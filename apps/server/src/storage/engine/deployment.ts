import { sql } from 'kysely';
import { assertMigrated } from '../schema/applied-migrations.ts';
import { hasColumn } from '../schema/has-column.ts';
import { migrate } from '../schema/migrate.ts';
import type { Database } from './database.ts';

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

/**
 * Lets a server of an environment begin on a database. A sandbox migrates it; for production that is a command of its own. The
 * first server makes the database its environment's own; on that of the other environment nothing is changed.
 *
 * @throws WrongEnvironment when the database is that of the other environment.
 * @throws MigrationsMissing when production lacks migrations.
 * @throws MigrationMismatch as `migrate` does.
 */
export async function joinDeployment(environment: DeploymentEnvironment, database: Database): Promise<void> {
  checkRecorded(environment, await recordedEnvironment(database));
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
  checkRecorded(environment, await recordedEnvironment(database));
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

/** What the database belongs to; undefined until a server has started on it. */
export async function recordedEnvironment({ kysely }: Database): Promise<DeploymentEnvironment | undefined> {
  if (!(await hasColumn(kysely, 'deployment', 'environment'))) return undefined;
  const row = await kysely.selectFrom('deployment').select('environment').executeTakeFirst();
  return row?.environment;
}

function checkRecorded(environment: DeploymentEnvironment, found: DeploymentEnvironment | undefined): void {
  if (found !== undefined && found !== environment) throw new WrongEnvironment(found);
}
