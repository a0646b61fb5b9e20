import { setTimeout as wait } from 'node:timers/promises';
import { unwrap } from '@finops/client';
import type { components } from '@finops/contract/console';
import { type Command, exitCodes } from '../command.ts';
import { type ConsoleClient, openConsole } from '../console-client.ts';
import { filterOf, filterOptions } from '../event-filter.ts';
import type { Paint } from '../printer.ts';
import { eventIdOf, readOptions } from '../read-options.ts';
import { UsageError } from '../terminal.ts';

type Replay = components['schemas']['EventReplay'];

const LOOK_MS = 500;

/** Replays events to the webhook endpoints and waits until all deliveries are scheduled. */
export const replayEvents: Command = async (argv, { environment, signal }, printer) => {
  const { values, argument } = readOptions(argv, filterOptions, 1);
  const filter = filterOf(values);
  const begin = beginning(argument, filter);
  const { client } = openConsole(values, environment, signal);
  let replay = await begin(client);
  const print = () => printer.print(replay, replayLine);
  print();
  while (replay.status === 'running') {
    await wait(LOOK_MS, undefined, { signal });
    const { id, replayed_count: before } = replay;
    ({ data: replay } = await unwrap(
      client.GET('/console/v1/event_replays/{id}', { params: { path: { id } } }),
    ));
    if (replay.replayed_count !== before || replay.status !== 'running') print();
  }
  return exitCodes.done;
};

/** @throws UsageError unless either an event or a filter with `--from` is given. */
function beginning(
  argument: string | undefined,
  { from, ...filter }: ReturnType<typeof filterOf>,
): (client: ConsoleClient) => Promise<Replay> {
  const isFiltered = from !== undefined || Object.keys(filter).length > 0;
  if (argument !== undefined && !isFiltered) {
    const id = eventIdOf(argument);
    return async (client) => {
      const answer = client.POST('/console/v1/events/{id}/replay', { params: { path: { id } } });
      return (await unwrap(answer)).data;
    };
  }
  if (argument === undefined && from !== undefined) {
    return async (client) => {
      const answer = client.POST('/console/v1/event_replays', { body: { filter: { ...filter, from } } });
      return (await unwrap(answer)).data;
    };
  }
  throw new UsageError('Pass either the identifier of one event or a filter with --from.');
}

function replayLine(paint: Paint, { id, status, event_count: all, replayed_count: done }: Replay): string {
  return `${paint(status === 'completed' ? 'green' : 'yellow', status)}  ${done} of ${all} scheduled  ${paint('dim', id)}`;
}
