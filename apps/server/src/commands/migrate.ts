import { readMigrationUrl } from '../config/config.ts';
import { openDatabase } from '../storage/engine/database.ts';
import { migrate } from '../storage/schema/migrate.ts';
import { command } from './command.ts';

/**
 * Migrates a PostgreSQL database, before a server version that needs the migrations starts. Exits with 1 when a
 * migration fails; those before it stay applied.
 */
export const migrateDatabase = command(async ({ environment, output }) => {
  const url = readMigrationUrl(environment);
  const database = await openDatabase({ url: url.reveal(), maxConnections: 2 });
  try {
    for (const name of await migrate(database)) output.write(`${name} has run.\n`);
    output.write('The database is up to date.\n');
    return 0;
  } finally {
    await database.close();
  }
});
