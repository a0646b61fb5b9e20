import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { logText } from './log-text.ts';

/** The server's log. `flush` writes what is still buffered. */
export interface ServerLog {
  readonly logger: Logger;
  flush(): void;
}

/** Where lines are written, and whether that is a terminal. */
interface LogStream extends DestinationStream {
  readonly isTTY?: boolean | undefined;
  hasColors?(): boolean;
}

/** The logged fields of an error. */
const ERROR_FACTS = ['type', 'message', 'stack', 'code', 'kind', 'table', 'constraint'];

/**
 * Makes the log of the server: on a terminal lines to read, elsewhere one JSON object a line, with `time` (RFC 3339), `level`
 * and `message`.
 *
 * @param stream where lines go; standard output without it.
 */
export function openLog(level: LogLevel, stream?: LogStream): ServerLog {
  const { output, flush } = outputOf(stream);
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFacts },
    },
    output,
  );
  return { logger, flush };
}

function outputOf(stream: LogStream | undefined): { output: DestinationStream; flush: () => void } {
  const terminal: LogStream = stream ?? process.stdout;
  if (terminal.isTTY === true) {
    const hasColours = terminal.hasColors?.() ?? false;
    return { output: { write: (line) => terminal.write(logText(line, hasColours)) }, flush: () => {} };
  }
  if (stream !== undefined) return { output: stream, flush: () => {} };
  const output = pino.destination({ dest: 1, sync: false });
  return { output, flush: () => output.flushSync() };
}

/** Database errors also contain parameters and rows, which are never logged. */
function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const all = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(all.filter(([name]) => ERROR_FACTS.includes(name)));
}
