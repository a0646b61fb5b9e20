/**
 * Brings the tables of a PostgreSQL up to date: `node apps/server/src/commands/migrate.ts`, as `npm run migrate` does, before a
 * version of the server starts that needs it. Ends with 1 when a migration fails; those before it have run.
 */
import { readMigrationUrl } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { openDatabase } from '../storage/engine/database.ts';
import { migrate } from '../storage/schema/migrate.ts';

async function migrateDatabase(): Promise<void> {
  const url = readMigrationUrl(readEnvironment());
  const database = await openDatabase({ url: url.reveal(), maxConnections: 2 });
  try {
    for (const name of await migrate(database)) process.stdout.write(`${name} has run.\n`);
    process.stdout.write('The database is up to date.\n');
  } finally {
    await database.close();
  }
}

try {
  await migrateDatabase();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
