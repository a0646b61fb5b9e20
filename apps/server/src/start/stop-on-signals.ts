import type { ServerLog } from '../observability/logger.ts';

/** How a running program ends. */
interface Stopping {
  /** Shuts down gracefully. */
  stop(): Promise<void>;
  /** Aborts a graceful shutdown that is in progress. */
  cut(): void;
}

/**
 * Within this time a signal is no second one: one Ctrl-C comes from the terminal and from each program that hands it on.
 */
const ONE_SIGNAL_MS = 1000;

/** Ends the process in order at SIGINT or SIGTERM, or when the program that started it ends; a second signal cuts that short. */
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
    // What a library still waits for, as for a collector that does not answer, must not keep a stopped program.
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
  // The program that started this one may have ended before anybody listened for that.
  setImmediate(() => process.connected === false && end('disconnect'));
}
