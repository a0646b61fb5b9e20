/**
 * Checks whether the sandbox server could start with the current sources and contract: `node
 * apps/server/src/demo/dry-run.ts`. Loads every module and mounts both contracts, without a database and without
 * listening. On failure it exits with code 1 and one message on stderr.
 */
import { stripVTControlCharacters } from 'node:util';
import type { Database } from '../storage/engine/database.ts';

/** Stands in for the database: every property and every call returns the object itself. */
const noDatabase: Database = new Proxy(
  Object(() => noDatabase),
  { get: (_, name) => (name === 'then' ? undefined : noDatabase) },
);

/** The message of an error and its place in the sources. */
function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = stripVTControlCharacters(error.stack ?? '');
  const [place] = /(?:apps|packages)\/[^\s:()]+:\d+/.exec(said) ?? [];
  return place === undefined ? error.message : `${place}: ${error.message}`;
}

try {
  const { compose } = await import('../compose/compose.ts');
  const { readConfig } = await import('../config/config.ts');
  const { readEnvironment } = await import('../config/env.ts');
  const { openLog } = await import('../observability/logger.ts');
  await import('./open-demo.ts');
  await import('../start/run-server.ts');
  const config = readConfig({ ...readEnvironment(), ENVIRONMENT: 'sandbox' });
  await compose(config, openLog('silent').logger, { database: noDatabase });
  process.exit(0);
} catch (error) {
  console.error(explained(error));
  process.exit(1);
}
