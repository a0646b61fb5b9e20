import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './terminal.ts';

/**
 * Parses a command line that consists of options only. Throws a UsageError that refers to the help of the command.
 */
export function parseOptions<Options extends ParseArgsOptionsConfig>(
  command: 'test' | 'record',
  options: Options,
  argv: readonly string[],
) {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/);
    throw new UsageError(`${sentence}; contract ${command} --help lists the options.`);
  }
}
