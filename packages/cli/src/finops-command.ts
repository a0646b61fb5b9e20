import { readFileSync } from 'node:fs';
import { type Command, exitCodes } from './command.ts';
import { type CommandName, commandNames, help } from './help.ts';
import { nearest } from './nearest.ts';
import { printerOf } from './printer.ts';
import { type Terminal, UsageError } from './terminal.ts';

/** By the words that name them. Each is loaded when it is run: the help should not wait for what it does not need. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  listen: async () => (await import('./commands/listen.ts')).listen,
  trigger: async () => (await import('./commands/trigger.ts')).trigger,
  'events list': async () => (await import('./commands/list-events.ts')).listEvents,
  'events replay': async () => (await import('./commands/replay-events.ts')).replayEvents,
  'logs tail': async () => (await import('./commands/tail-logs.ts')).tailLogs,
};

/** A word that is so many changes away from a command is taken for a slip. */
const SLIP = 3;

/** Runs the command line `finops …` and gives its exit code. */
export async function finopsCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const printer = printerOf(terminal, argv.includes('--json'));
  try {
    if (argv[0] === '--version' || argv[0] === '-v' || argv[0] === 'version') {
      terminal.out.write(`${version()}\n`);
      return exitCodes.done;
    }
    const [first, ...others] = argv;
    const asksForHelp = first === 'help' || argv.includes('--help') || argv.includes('-h');
    const words = first === 'help' ? others : argv;
    if (argv.length === 0 || (asksForHelp && (words[0] ?? '-').startsWith('-'))) {
      terminal.out.write(help());
      return exitCodes.done;
    }
    const { name, rest } = commandOf(words);
    if (asksForHelp) {
      terminal.out.write(help(name));
      return exitCodes.done;
    }
    return await (await commands[name]())(rest, terminal, printer);
  } catch (error) {
    if (error instanceof UsageError) {
      const { message } = error;
      printer.printError({ type: 'error', name: 'wrong_usage', message }, () => message);
      return exitCodes.wrongUsage;
    }
    if (terminal.signal.aborted) return exitCodes.interrupted;
    const { printFailure } = await import('./print-failure.ts');
    printFailure(printer, error);
    return exitCodes.failed;
  }
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

/** @throws UsageError when no command begins so; it repeats one word at most, and none that may be a key. */
function commandOf([first = '', ...rest]: readonly string[]): { name: CommandName; rest: readonly string[] } {
  const [second = '', ...others] = rest;
  for (const name of commandNames) {
    if (name === first) return { name, rest };
    if (name === `${first} ${second}`) return { name, rest: others };
  }
  const ofGroup = commandNames.filter((name) => name.startsWith(`${first} `));
  if (ofGroup.length > 0) throw new UsageError(`Give one of the commands: ${ofGroup.join(', ')}.`);
  const guess = [nearest(first, commandNames), nearest(`${first} ${second}`, commandNames)].toSorted(
    (one, other) => one.changes - other.changes,
  )[0];
  if (guess !== undefined && guess.changes <= SLIP) {
    throw new UsageError(`Unknown command. Did you mean \`finops ${guess.name}\`?`);
  }
  throw new UsageError(
    `Unknown command. Give one of: ${commandNames.join(', ')}; \`finops help\` explains them.`,
  );
}
