import { unwrap } from '@finops/client';
import { type Command, exitCodes } from '../command.ts';
import { openConsole } from '../console-client.ts';
import { filterOf, filterOptions } from '../event-filter.ts';
import { eventLine } from '../event-line.ts';
import { readOptions } from '../read-options.ts';
import { UsageError } from '../terminal.ts';

const DEFAULT_LIMIT = '20';
const PAGE = 100;

export const listEvents: Command = async (argv, { environment, signal }, printer) => {
  const { values } = readOptions(argv, { ...filterOptions, limit: { type: 'string' } });
  const query = filterOf(values);
  let left = limitOf(values.limit ?? DEFAULT_LIMIT);
  const { client } = openConsole(values, environment, signal);
  let cursor: string | undefined;
  do {
    const page = { limit: Math.min(left, PAGE), ...(cursor !== undefined && { cursor }) };
    const { data, pagination } = await unwrap(
      client.GET('/console/v1/events', { params: { query: { ...query, ...page } } }),
    );
    for (const event of data) printer.print(event, eventLine);
    left -= data.length;
    cursor = pagination.next_cursor;
  } while (cursor !== undefined && left > 0);
  return exitCodes.done;
};

function limitOf(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UsageError('--limit must be a whole number of at least 1.');
}
