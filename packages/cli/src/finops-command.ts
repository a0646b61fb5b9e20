import { readFileSync } from 'node:fs';
import { type Command, exitCodes } from './command.ts';
import { type CommandName, commandNames, help } from './help.ts';
import { nearest } from './nearest.ts';
import { printerOf } from './printer.ts';
import { type Terminal, UsageError } from './terminal.ts';

/** Commands by name, loaded on demand to keep the help fast. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  listen: async () => (await import('./commands/listen.ts')).listen,
  trigger: async () => (await import('./commands/trigger.ts')).trigger,
  'events list': async () => (await import('./commands/list-events.ts')).listEvents,
  'events replay': async () => (await import('./commands/replay-events.ts')).replayEvents,
  'logs tail': async () => (await import('./commands/tail-logs.ts')).tailLogs,
};

/** Largest edit distance at which a command is suggested for a misspelling. */
const SLIP = 3;

/** Runs the command line `finops …` and returns its exit code. */
export async function finopsCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const printer = printerOf(terminal, argv.includes('--json'));
  try {
    const asked = argv.filter((argument) => argument !== '--json');
    if (['--version', '-v', '-V', 'version'].includes(asked[0] ?? '')) {
      terminal.out.write(`${version()}\n`);
      return exitCodes.done;
    }
    if (asked.length === 0 || asked[0] === 'help' || asked.includes('--help') || asked.includes('-h')) {
      terminal.out.write(helpOf(asked.filter((word) => !['help', '--help', '-h'].includes(word))));
      return exitCodes.done;
    }
    const { name, rest } = commandOf(asked);
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

/** The help of the named command; the general help if the words name none or a group. */
function helpOf(words: readonly string[]): string {
  const isGroup = commandNames.some((name) => name.startsWith(`${words[0]} `)) && words.length === 1;
  if (words[0] === undefined || words[0].startsWith('-') || isGroup) return help();
  return help(commandOf(words).name);
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}

/** @throws UsageError for an unknown command. The message repeats no argument, since one may be a key. */
function commandOf([first = '', ...rest]: readonly string[]): { name: CommandName; rest: readonly string[] } {
  const [second = '', ...others] = rest;
  for (const name of commandNames) {
    if (name === first) return { name, rest };
    if (name === `${first} ${second}`) return { name, rest: others };
  }
  const ofGroup = commandNames.filter((name) => name.startsWith(`${first} `));
  if (ofGroup.length > 0) throw new UsageError(`Incomplete command. Use one of: ${ofGroup.join(', ')}.`);
  const guess = [nearest(first, commandNames), nearest(`${first} ${second}`, commandNames)].toSorted(
    (one, other) => one.changes - other.changes,
  )[0];
  if (guess !== undefined && guess.changes <= SLIP) {
    throw new UsageError(`Unknown command. Did you mean \`finops ${guess.name}\`?`);
  }
  throw new UsageError(
    `Unknown command. Use one of: ${commandNames.join(', ')}. Run \`finops help\` for details.`,
  );
}
