import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './terminal.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options of every command. */
const common = {
  'api-key': { type: 'string' },
  'console-url': { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies Options;

/**
 * Parses the options of a command and at most one positional argument.
 *
 * @throws UsageError. The message repeats no argument, since one may be a misplaced key.
 */
export function readOptions<const Own extends Options>(argv: readonly string[], own: Own, most = 0) {
  const options = { ...common, ...own };
  let parsed: ReturnType<typeof parseArgs<{ options: typeof common & Own; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split(/[.\n]/);
    throw new UsageError(`${sentence}. Run \`finops help <command>\` for the options.`);
  }
  if (parsed.positionals.length > most) {
    throw new UsageError('Too many arguments. Run `finops help <command>` for the usage.');
  }
  return { values: parsed.values, argument: parsed.positionals[0] };
}

/** The values of an option that can be repeated or contain several, separated by commas. */
export function listOf(values: readonly string[] | undefined): string[] {
  return (values ?? []).flatMap((value) => value.split(',')).filter((value) => value !== '');
}

/** @throws UsageError unless the text is an identifier with the prefix. */
export function eventIdOf(text: string): string {
  if (/^EVT_[\w-]+$/.test(text)) return text;
  throw new UsageError(
    'Pass the identifier of an event, such as EVT_4mKq8TzR1vLx6WnB; `finops events list` shows them.',
  );
}
