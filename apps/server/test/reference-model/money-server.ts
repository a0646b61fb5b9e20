import { compose } from '../../src/compose/compose.ts';
import { readConfig } from '../../src/config/config.ts';
import type { Clock } from '../../src/domain/clock.ts';
import { openLog } from '../../src/observability/logger.ts';
import type { Services } from '../../src/services.ts';
import { type RunningServer, serve } from '../../src/start/serve.ts';
import type { Database } from '../../src/storage/engine/database.ts';
import type { HaltableVenue } from './system-under-test.ts';

/** A whole server whose clock and venue belong to the test. */
export interface MoneyServer extends RunningServer {
  readonly services: Services;
  /** What went wrong inside, as lines of the log. */
  readonly errors: readonly string[];
}

/** Starts a server on free ports of the loopback address. */
export async function startMoneyServer(given: {
  readonly database: Database;
  readonly clock: Clock;
  readonly venue: HaltableVenue;
}): Promise<MoneyServer> {
  const config = readConfig({ LOG_LEVEL: 'error', API_PORT: '0', ISSUER_PORT: '0', CONSOLE_PORT: '0' });
  const errors: string[] = [];
  const { logger } = openLog(config.logLevel, { write: (line) => void errors.push(line) });
  const composition = await compose(config, logger, given);
  return { ...(await serve(composition, config)), services: composition.services, errors };
}
