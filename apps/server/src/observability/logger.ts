import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';

/** Writes JSON lines; what is still in memory at the end is written by `flush`. */
export interface ServerLog {
  readonly logger: Logger;
  flush(): void;
}

/**
 * Makes the log of the server: one JSON object a line, with `time` (RFC 3339), `level` and `message`.
 *
 * @param stream where lines go; standard output without it.
 */
export function openLog(level: LogLevel, stream?: DestinationStream): ServerLog {
  const output = stream === undefined ? pino.destination({ dest: 1, sync: false }) : undefined;
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: ['err.parameters', 'err.config'],
    },
    output ?? stream ?? process.stdout,
  );
  return { logger, flush: () => output?.flushSync() };
}
