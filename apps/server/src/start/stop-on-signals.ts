import type { ServerLog } from '../observability/logger.ts';

/** How to stop a running program. */
interface Stopping {
  /** Shuts down gracefully. */
  stop(): Promise<void>;
  /** Aborts a graceful shutdown that is in progress. */
  cut(): void;
}

/**
 * Within this time a repeated signal is ignored, as one Ctrl-C arrives from the terminal and from each program that
 * forwards it.
 */
const ONE_SIGNAL_MS = 1000;

/**
 * Shuts the process down gracefully on SIGINT or SIGTERM, or when the program that started it ends; a second signal
 * cuts that short.
 */
export function stopOnSignals({ logger, flush }: ServerLog, program: Stopping): void {
  let stoppingSince: number | undefined;
  const stop = async (reason: string): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (reason !== 'disconnect' && performance.now() - stoppingSince > ONE_SIGNAL_MS) program.cut();
      return;
    }
    stoppingSince = performance.now();
    process.channel?.unref();
    logger.info({ reason }, 'stopping');
    await program.stop();
    logger.info('stopped');
    flush();
    // A library that still waits, as for a collector that does not respond, must not keep a stopped program alive.
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
  // The program that started this one may have ended before this listener was added.
  setImmediate(() => process.connected === false && end('disconnect'));
}
