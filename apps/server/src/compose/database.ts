import type { Logger } from 'pino';
import { type Config, portionOf } from '../config/config.ts';
import { Bulkhead } from '../domain/bulkhead.ts';
import { type Database, openDatabase } from '../storage/engine/database.ts';
import { joinDeployment } from '../storage/engine/deployment.ts';
import { migratedTemplate } from '../storage/engine/migrated-template.ts';

/** How long a request waits for one database statement or transaction. */
const DATABASE_PATIENCE_MS = 2000;
/**
 * How long a sandbox reset or a check of the books may take, which read every row of a business. Callers wait longer
 * for a response, and the server waits longer before it closes an idle connection.
 */
const LONG_PATIENCE_MS = 60_000;

/** One database with two handles; on PostgreSQL each has its own connections and timeout. */
export interface OpenedDatabase {
  readonly database: Database;
  /** For work that reads every row of a business: sandbox resets and the books. */
  readonly patient: Database;
}

/**
 * Opens the configured database after checking that it belongs to the deployment, and adds what must be closed to
 * `closers`.
 */
export async function openJoined(
  config: Config,
  logger: Logger,
  closers: (() => Promise<void>)[],
): Promise<OpenedDatabase> {
  if (config.databaseUrl === undefined) {
    const database = await joined(
      await openDatabase({ directory: config.dataDirectory, template: migratedTemplate }),
      config,
    );
    closers.push(database.close);
    return { database, patient: database };
  }
  const url = config.databaseUrl.reveal();
  // Migrations have no timeout; one that builds an index needs a second connection.
  await (await joined(await openDatabase({ url, maxConnections: 2 }), config)).close();
  const { connections, business } = config;
  const open = async (maxConnections: number, share: number, patienceMs: number): Promise<Database> => {
    const database = await openDatabase({
      url,
      onConnectionLost: (error) => logger.error({ err: error }, 'a database connection was lost'),
      maxConnections,
      patienceMs,
      // Only calls in progress wait, and their number is limited.
      shares: new Bulkhead({
        mostAtOnce: share,
        mostWaiting: Number.POSITIVE_INFINITY,
        waitMs: business.waitMs,
      }),
    });
    closers.push(database.close);
    return database;
  };
  return {
    database: await open(connections.requests, business.connections, DATABASE_PATIENCE_MS),
    patient: await open(connections.long, portionOf(connections.long, 2), LONG_PATIENCE_MS),
  };
}

async function joined(database: Database, { environment }: Config): Promise<Database> {
  try {
    await joinDeployment(environment, database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
