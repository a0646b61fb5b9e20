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
 * Reads the options of a command, and at most one argument without a name.
 *
 * @throws UsageError that repeats no argument: one may be a key in the wrong place.
 */
export function readOptions<const Own extends Options>(argv: readonly string[], own: Own, most = 0) {
  const options = { ...common, ...own };
  let parsed: ReturnType<typeof parseArgs<{ options: typeof common & Own; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split(/[.\n]/);
    throw new UsageError(`${sentence}. \`finops help <command>\` lists the options.`);
  }
  if (parsed.positionals.length > most) {
    throw new UsageError('There is an argument too many. `finops help <command>` shows what it takes.');
  }
  return { values: parsed.values, argument: parsed.positionals[0] };
}

/** The values of an option that can be repeated, or have several with commas between. */
export function listOf(values: readonly string[] | undefined): string[] {
  return (values ?? []).flatMap((value) => value.split(',')).filter((value) => value !== '');
}

/** @throws UsageError for a text that is no identifier with the prefix. */
export function eventIdOf(text: string): string {
  if (/^EVT_[\w-]+$/.test(text)) return text;
  throw new UsageError(
    'An event is named by its identifier: `finops events list` shows them, such as EVT_4mKq8TzR1vLx6WnB.',
  );
}
