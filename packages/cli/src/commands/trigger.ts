import { unwrap } from '@finops/client';
import { type Command, exitCodes } from '../command.ts';
import { openConsole } from '../console-client.ts';
import { eventLine } from '../event-line.ts';
import { knownKind } from '../known-kind.ts';
import { readOptions } from '../read-options.ts';
import { UsageError } from '../terminal.ts';

/** Triggers an event or, with `--data`, sends a simulated one. */
export const trigger: Command = async (argv, { environment, signal }, printer) => {
  const { values, argument } = readOptions(argv, { data: { type: 'string' } }, 1);
  if (argument === undefined) {
    throw new UsageError(
      'Name an event, such as `finops trigger deposit.success`. Run `finops help trigger` for the list.',
    );
  }
  const event = knownKind(argument);
  const data = values.data === undefined ? undefined : fieldsOf(values.data);
  const { client } = openConsole(values, environment, signal);
  const { data: sent } = await unwrap(
    client.POST('/console/v1/sandbox/events', { body: { event, ...(data && { data }) } }),
  );
  printer.print(sent, eventLine);
  return exitCodes.done;
};

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {}
  throw new UsageError(`--data must be a JSON object, such as '{"reference":"INV-1"}'.`);
}
