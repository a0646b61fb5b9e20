import { sql } from 'kysely';
import { assertMigrated } from '../schema/applied-migrations.ts';
import { hasColumn } from '../schema/has-column.ts';
import { migrate } from '../schema/migrate.ts';
import type { Database } from './database.ts';

/** The environment to which a database belongs, for its whole life. */
export type DeploymentEnvironment = 'sandbox' | 'production';

/** A server was started on the database of the other environment. */
export class WrongEnvironment extends Error {
  override readonly name = 'WrongEnvironment';

  constructor(recorded: DeploymentEnvironment) {
    super(
      recorded === 'production'
        ? 'The database belongs to production, but ENVIRONMENT is sandbox, whose demo credentials can be derived. ' +
            'Set DATABASE_URL to another database, or start production with `npm run start:production`.'
        : 'The database belongs to a sandbox, whose demo credentials can be derived, but ENVIRONMENT is production. ' +
            'Set DATABASE_URL to a separate database for production.',
    );
  }
}

/**
 * Prepares a database for a server of an environment. A sandbox migrates it; production has a separate command for
 * that. The first server binds the database to its environment; a database of the other environment is left unchanged.
 *
 * @throws WrongEnvironment when the database belongs to the other environment.
 * @throws MigrationsMissing when production lacks migrations.
 * @throws MigrationMismatch as `migrate` does.
 */
export async function joinDeployment(environment: DeploymentEnvironment, database: Database): Promise<void> {
  checkRecorded(environment, await recordedEnvironment(database));
  await (environment === 'production' ? assertMigrated(database) : migrate(database));
  await claimDeployment(environment, database);
}

/**
 * Binds a migrated database to the environment, unless it is already bound.
 *
 * @throws WrongEnvironment when it is bound to the other one.
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

/** The environment to which the database belongs; undefined until a server has started on it. */
export async function recordedEnvironment({ kysely }: Database): Promise<DeploymentEnvironment | undefined> {
  if (!(await hasColumn(kysely, 'deployment', 'environment'))) return undefined;
  const row = await kysely.selectFrom('deployment').select('environment').executeTakeFirst();
  return row?.environment;
}

function checkRecorded(environment: DeploymentEnvironment, found: DeploymentEnvironment | undefined): void {
  if (found !== undefined && found !== environment) throw new WrongEnvironment(found);
}
