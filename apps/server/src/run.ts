import { type Composition, compose } from './compose.ts';
import { type Config, readConfig } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { openLog } from './observability/logger.ts';
import { type RunningServer, serve } from './serve.ts';

/** A server of this process that has begun to listen. */
export interface Started {
  readonly config: Config;
  readonly composition: Composition;
  readonly server: RunningServer;
}

/**
 * Runs the server as the environment says: API, issuer and console, until SIGINT or SIGTERM, or until the program
 * that started it ends. Then requests in flight finish and everything is closed. When the server cannot start, the
 * process exits with 1 and the reasons are on stderr.
 *
 * @param afterStart what has to be done once it listens; when it fails, the server stops and the start has failed.
 */
export function run(afterStart?: (started: Started) => Promise<void>): void {
  start(afterStart).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The server cannot start:\n${reason}\n`);
    process.exitCode = 1;
    process.channel?.unref();
  });
}

async function start(afterStart?: (started: Started) => Promise<void>): Promise<void> {
  const config = readConfig(readEnvironment());
  const { logger, flush } = openLog(config.logLevel);
  const composition = await compose(config, logger);
  const server = await serve(composition, config);
  try {
    await afterStart?.({ config, composition, server });
  } catch (error) {
    await server.stop(0);
    throw error;
  }
  const { api, issuer, console } = server;
  const { kind } = composition.database;
  logger.info({ environment: config.environment, database: kind, api, issuer, console }, 'listening');

  let stopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    process.channel?.unref();
    logger.info({ reason }, 'stopping');
    await server.stop().catch((error: unknown) => {
      logger.fatal({ err: error }, 'the stop failed');
      process.exitCode = 1;
    });
    logger.info('stopped');
    flush();
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.once(event, () => void stop(event));
  }
}
