import { rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { clusterIn } from '../storage/engine/embedded-database.ts';
import { OutdatedDatabase } from '../storage/schema/earlier-history.ts';
import { type Composition, compose } from './compose.ts';
import { filesIn } from './file-store.ts';

/**
 * Composes the server. If the data directory of a sandbox is too old for this version and `mayStartAnew` allows it, the
 * database and the files in it are deleted and created anew. A PostgreSQL database is never emptied.
 *
 * @param mayStartAnew asked with the data directory.
 * @throws OutdatedDatabase when it is too old and may not be deleted.
 */
export async function composeAnew(
  config: Config,
  logger: Logger,
  mayStartAnew: (directory: string) => Promise<boolean>,
): Promise<Composition> {
  const { databaseUrl, dataDirectory } = config;
  try {
    return await compose(config, logger);
  } catch (error) {
    if (!(error instanceof OutdatedDatabase) || databaseUrl !== undefined) throw error;
    if (!(await mayStartAnew(dataDirectory))) throw error;
  }
  for (const place of [clusterIn(dataDirectory), filesIn(dataDirectory)]) {
    await rm(place, { recursive: true, force: true });
  }
  return compose(config, logger);
}
