import { inspect } from 'node:util';
import type { Composition } from '../compose/compose.ts';
import { composeAnew } from '../compose/compose-anew.ts';
import { type Config, readConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { openLog } from '../observability/logger.ts';
import { serve } from './serve.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Hooks of a program around serving. */
interface Occasions {
  /**
   * Whether a data directory that is too old for this version may be deleted and created anew; by default it may not.
   */
  readonly mayStartAnew?: (directory: string) => Promise<boolean>;
  /** Runs before the first request, to prepare the database. */
  readonly prepare?: (composition: Composition, config: Config) => Promise<void>;
  /** Runs once all ports are open. */
  readonly listening?: () => void;
}

/**
 * Runs the server: API, issuer and console, until SIGINT or SIGTERM, or until the program that started it ends. A
 * second signal cuts the graceful shutdown short. When the server cannot start, sets exit code 1 and prints the reasons
 * to stderr.
 */
export async function runServer(occasions: Occasions = {}): Promise<void> {
  await start(occasions).catch((error: unknown) => {
    const reason = error instanceof Error && error.message !== '' ? error.message : inspect(error);
    process.stderr.write(`The server cannot start:\n${reason}\n`);
    process.exitCode = 1;
    process.channel?.unref();
  });
}

async function start({ mayStartAnew = async () => false, prepare, listening }: Occasions): Promise<void> {
  const config = readConfig(readEnvironment());
  const log = openLog(config.logLevel);
  const { logger } = log;
  const composition = await composeAnew(config, logger, mayStartAnew);
  try {
    await prepare?.(composition, config);
  } catch (error) {
    await composition.close();
    throw error;
  }
  const server = await serve(composition, config);
  // Before it reports that it listens, as a reader of that message may stop it at once.
  stopOnSignals(log, server);
  const { api, issuer, console, health } = server;
  logger.info(
    { environment: config.environment, database: composition.database.kind, api, issuer, console, health },
    'listening',
  );
  listening?.();
}
