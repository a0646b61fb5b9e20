import { inspect } from 'node:util';
import { type Composition, compose } from '../compose/compose.ts';
import { type Config, readConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { openLog } from '../observability/logger.ts';
import { serve } from './serve.ts';

/** What a program does beside serving. */
interface Occasions {
  /** Before the first request: puts into the database what has to be there. */
  readonly prepare?: (composition: Composition, config: Config) => Promise<void>;
  /** Once all addresses answer. */
  readonly listening?: () => void;
}

/**
 * Within this time a signal is no second one: one Ctrl-C comes from the terminal and from each program that hands it on.
 */
const ONE_SIGNAL_MS = 1000;

/**
 * Runs the server: API, issuer and console, until SIGINT or SIGTERM, or until the program that started it ends. A second
 * signal cuts what the first one waits for. Sets exit code 1 and gives the reasons on stderr when it cannot start.
 */
export async function runServer(occasions: Occasions = {}): Promise<void> {
  await start(occasions).catch((error: unknown) => {
    const reason = error instanceof Error && error.message !== '' ? error.message : inspect(error);
    process.stderr.write(`The server cannot start:\n${reason}\n`);
    process.exitCode = 1;
    process.channel?.unref();
  });
}

async function start({ prepare, listening }: Occasions): Promise<void> {
  const config = readConfig(readEnvironment());
  const { logger, flush } = openLog(config.logLevel);
  const composition = await compose(config, logger);
  try {
    await prepare?.(composition, config);
  } catch (error) {
    await composition.close();
    throw error;
  }
  const server = await serve(composition, config);
  let stoppingSince: number | undefined;
  const stop = async (reason: string): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (reason !== 'disconnect' && performance.now() - stoppingSince > ONE_SIGNAL_MS) server.cut();
      return;
    }
    stoppingSince = performance.now();
    process.channel?.unref();
    logger.info({ reason }, 'stopping');
    await server.stop();
    logger.info('stopped');
    flush();
    // What a library still waits for, as for a collector that does not answer, must not keep a stopped server.
    process.exit(0);
  };
  const end = (reason: string): void => {
    stop(reason).catch((error: unknown) => {
      logger.fatal({ err: error }, 'the stop failed');
      flush();
      process.exit(1);
    });
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => end(event));
  const { api, issuer, console, health } = server;
  logger.info(
    { environment: config.environment, database: composition.database.kind, api, issuer, console, health },
    'listening',
  );
  // The program that started this one may have ended before anybody listened for that.
  if (process.connected === false) end('disconnect');
  listening?.();
}
