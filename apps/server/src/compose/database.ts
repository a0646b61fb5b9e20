import type { Logger } from 'pino';
import { type Config, portionOf } from '../config/config.ts';
import { Bulkhead } from '../domain/bulkhead.ts';
import { type Database, openDatabase } from '../storage/engine/database.ts';
import { joinDeployment } from '../storage/engine/deployment.ts';
import { migratedTemplate } from '../storage/engine/migrated-template.ts';

/** How long a request waits for one statement or transaction of the database. */
const DATABASE_PATIENCE_MS = 2000;
/**
 * How long the reset of a sandbox and the books may take, which go through every row of a business: callers wait longer
 * for an answer, and so does the server before it cuts a connection on which nothing moves.
 */
const LONG_PATIENCE_MS = 60_000;

/** One database by two handles: on PostgreSQL each has connections and a patience of its own. */
export interface OpenedDatabase {
  readonly database: Database;
  /** For what goes through every row of a business: resets of sandboxes, and the books. */
  readonly patient: Database;
}

/** Opens the database of the configuration once it belongs to the deployment; what has to be closed is added to `closers`. */
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
  // A migration takes as long as it takes; one that builds an index needs a second connection.
  await (await joined(await openDatabase({ url, maxConnections: 2 }), config)).close();
  const { connections, business } = config;
  const open = async (maxConnections: number, share: number, patienceMs: number): Promise<Database> => {
    const database = await openDatabase({
      url,
      onConnectionLost: (error) => logger.error({ err: error }, 'a connection to the database broke'),
      maxConnections,
      patienceMs,
      // Those who wait are calls that are under way, of which there are so many at most.
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
