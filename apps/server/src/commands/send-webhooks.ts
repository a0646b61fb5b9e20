import { openBase } from '../compose/base.ts';
import { sendingJobs } from '../compose/webhooks.ts';
import { readConfig } from '../config/config.ts';
import type { Environment } from '../config/env.ts';
import { runJobs } from '../jobs/scheduler.ts';
import { openLog } from '../observability/logger.ts';
import { stopOnSignals } from '../start/stop-on-signals.ts';
import type { Command } from './command.ts';

/**
 * Sends webhooks until SIGINT or SIGTERM, for servers with `SEND_WEBHOOKS=false`. Any number of such processes share
 * the work. Requires PostgreSQL. Exits with 1 when it cannot start.
 */
export const sendWebhooks: Command = async ({ environment, errors }) => {
  await start(environment).catch((error: unknown) => {
    errors.write(`Webhooks cannot be sent:\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
  return 0;
};

async function start(environment: Environment): Promise<void> {
  const config = readConfig(environment);
  if (config.databaseUrl === undefined) {
    throw new Error(
      'DATABASE_URL is not set. With the embedded database, the server itself sends webhooks; otherwise set DATABASE_URL to postgresql://….',
    );
  }
  const log = openLog(config.logLevel);
  const { logger } = log;
  const closers: (() => Promise<void>)[] = [];
  const base = await openBase(config, logger, {}, closers);
  const stopJobs = runJobs(sendingJobs(base), (error, job) =>
    logger.error({ err: error, job }, 'due work failed'),
  );
  stopOnSignals(log, {
    stop: async () => {
      await stopJobs();
      for (const close of closers.reverse()) await close();
    },
    // Shutdown waits only briefly for attempts in progress anyway.
    cut: () => {},
  });
  logger.info({ environment: config.environment }, 'sending webhooks');
}
