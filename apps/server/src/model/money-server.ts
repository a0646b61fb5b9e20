import { compose } from '../compose.ts';
import { readConfig } from '../config/config.ts';
import type { Clock } from '../domain/clock.ts';
import { openLog } from '../observability/logger.ts';
import { type RunningServer, serve } from '../serve.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { HaltableVenue } from './stage.ts';

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
