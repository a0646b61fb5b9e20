import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';

/** Writes JSON lines; what is still in memory at the end is written by `flush`. */
export interface ServerLog {
  readonly logger: Logger;
  flush(): void;
}

/** What a log line tells of an error. */
const ERROR_FACTS = ['type', 'message', 'stack', 'code', 'kind', 'table', 'constraint'];

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
      serializers: { err: errorFacts },
    },
    output ?? stream ?? process.stdout,
  );
  return { logger, flush: () => output?.flushSync() };
}

/** A database's error also holds the values of its statement and the row that it complains of: they are never logged. */
function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const all = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(all.filter(([name]) => ERROR_FACTS.includes(name)));
}
