import { type Command, exitCodes } from './command.ts';
import { printerOf } from './printer.ts';
import { type Terminal, UsageError } from './terminal.ts';
import { usage } from './usage.ts';

/** By the words that name them. Each is loaded when it is run: the help should not wait for what it does not need. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  listen: async () => (await import('./commands/listen.ts')).listen,
  trigger: async () => (await import('./commands/trigger.ts')).trigger,
  'events list': async () => (await import('./commands/list-events.ts')).listEvents,
  'events replay': async () => (await import('./commands/replay-events.ts')).replayEvents,
  'logs tail': async () => (await import('./commands/tail-logs.ts')).tailLogs,
};

/** Runs the command line `finops …` and gives its exit code. */
export async function finopsCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const printer = printerOf(terminal, argv.includes('--json'));
  try {
    if (argv.includes('--help') || argv.includes('-h')) {
      terminal.out.write(usage());
      return exitCodes.done;
    }
    const [name, rest] = split(argv);
    const load = commands[name];
    if (load === undefined) {
      throw new UsageError(`Give one of the commands: ${Object.keys(commands).join(', ')}; or --help.`);
    }
    return await (await load())(rest, terminal, printer);
  } catch (error) {
    if (error instanceof UsageError) {
      printer.printError({ type: 'error', name: 'wrong_usage', message: error.message }, () => error.message);
      return exitCodes.wrongUsage;
    }
    if (terminal.signal.aborted) return exitCodes.interrupted;
    const { printFailure } = await import('./print-failure.ts');
    printFailure(printer, error);
    return exitCodes.failed;
  }
}

function split([first = '', ...rest]: readonly string[]): [name: string, rest: readonly string[]] {
  if (Object.hasOwn(commands, first)) return [first, rest];
  const [second = '', ...others] = rest;
  const name = `${first} ${second}`;
  return Object.hasOwn(commands, name) ? [name, others] : ['', rest];
}
