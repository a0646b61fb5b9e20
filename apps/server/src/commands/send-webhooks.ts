/**
 * Sends webhooks until SIGINT or SIGTERM: `node apps/server/src/commands/send-webhooks.ts`, as `npm run webhooks` does, beside servers
 * with `SEND_WEBHOOKS=false`. Any number of such processes share the work. It needs PostgreSQL. Ends with 1 when it cannot start.
 */
import { openBase } from '../compose/base.ts';
import { sendingJobs } from '../compose/webhooks.ts';
import { readConfig } from '../config/config.ts';
import { readEnvironment } from '../config/env.ts';
import { runJobs } from '../jobs/scheduler.ts';
import { openLog } from '../observability/logger.ts';
import { stopOnSignals } from '../start/stop-on-signals.ts';

async function start(): Promise<void> {
  const config = readConfig(readEnvironment());
  if (config.databaseUrl === undefined) {
    throw new Error(
      'DATABASE_URL is not set. The embedded database belongs to the server, which sends webhooks itself; set DATABASE_URL to postgresql://….',
    );
  }
  const log = openLog(config.logLevel);
  const { logger } = log;
  const closers: (() => Promise<void>)[] = [];
  const base = await openBase(config, logger, {}, closers);
  const stopJobs = runJobs(sendingJobs(base), (error, job) =>
    logger.error({ err: error, job }, 'work that is due cannot be done'),
  );
  stopOnSignals(log, {
    stop: async () => {
      await stopJobs();
      for (const close of closers.reverse()) await close();
    },
    // What is on its way is waited for only for moments anyway.
    cut: () => {},
  });
  logger.info({ environment: config.environment }, 'sending webhooks');
}

await start().catch((error: unknown) => {
  process.stderr.write(
    `Webhooks cannot be sent:\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
