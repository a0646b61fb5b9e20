import { unwrap } from '@finops/client';
import type { components } from '@finops/contract/console';
import { type Command, exitCodes } from '../command.ts';
import { openConsole } from '../console-client.ts';
import { follow } from '../follow.ts';
import { printTrouble } from '../print-trouble.ts';
import type { Colour, Paint } from '../printer.ts';
import { listOf, readOptions } from '../read-options.ts';

type RequestLog = components['schemas']['RequestLog'];
type RequestMethod = components['schemas']['RequestMethod'];

/** Past requests shown before the new ones. */
const BEFORE = 10;
const PAGE = 50;
const METHOD_WIDTH = 6;

/** Prints requests to the API as they arrive. */
export const tailLogs: Command = async (argv, { environment, signal }, printer) => {
  const { values } = readOptions(argv, {
    status: { type: 'string', multiple: true },
    method: { type: 'string', multiple: true },
    path: { type: 'string' },
  });
  const [status, method] = [listOf(values.status), listOf(values.method) as RequestMethod[]];
  const filter = {
    ...(status.length > 0 && { status }),
    ...(method.length > 0 && { method }),
    ...(values.path !== undefined && { path: values.path }),
  };
  const api = openConsole(values, environment, signal);
  await follow<RequestLog>({
    api,
    resource: 'request_logs',
    signal,
    before: BEFORE,
    readPage: async (cursor) => {
      const query = { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      const { data, pagination } = await unwrap(
        api.client.GET('/console/v1/request_logs', { params: { query } }),
      );
      return { entries: data, nextCursor: pagination.next_cursor };
    },
    onEntry: (entry) => printer.print(entry, logLine),
    onTrouble: (error) => printTrouble(printer, error),
  });
  return exitCodes.done;
};

/** `2026-05-04T09:34:20Z  POST    /v1/transfers  422  insufficient_balance  12 ms  req_…` */
function logLine(
  paint: Paint,
  { created_at, method, path, status, error_name, duration_ms, id }: RequestLog,
) {
  const colour = colourOf(status);
  const parts = [
    paint('dim', created_at),
    method.padEnd(METHOD_WIDTH),
    path,
    paint(colour, String(status)),
    ...(error_name === undefined ? [] : [paint(colour, error_name)]),
    `${duration_ms} ms`,
    paint('dim', id),
  ];
  return parts.join('  ');
}

function colourOf(status: number): Colour {
  if (status >= 500) return 'red';
  if (status >= 400) return 'yellow';
  return status >= 300 ? 'cyan' : 'green';
}
