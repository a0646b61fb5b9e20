import { sql } from 'kysely';
import type { Database } from './database.ts';
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

/**
 * Migrates a database for the server of an environment. The first such server makes the database its environment's own; on that
 * of the other environment nothing is changed.
 *
 * @throws WrongEnvironment when the database is that of the other environment.
 * @throws MigrationMismatch as `migrate` does.
 */
export async function migrateFor(environment: DeploymentEnvironment, database: Database): Promise<void> {
  const { rows } = await sql`SELECT FROM pg_catalog.pg_class WHERE oid = to_regclass('deployment')`.execute(
    database.kysely,
  );
  if (rows.length > 0) checkRecorded(environment, await recorded(database));
  await migrate(database);
  await database.kysely
    .insertInto('deployment')
    .values({ environment })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
  checkRecorded(environment, await recorded(database));
}

async function recorded({ kysely }: Database): Promise<DeploymentEnvironment | undefined> {
  const row = await kysely.selectFrom('deployment').select('environment').executeTakeFirst();
  return row?.environment;
}

function checkRecorded(environment: DeploymentEnvironment, found: DeploymentEnvironment | undefined): void {
  if (found !== undefined && found !== environment) throw new WrongEnvironment(found);
}
