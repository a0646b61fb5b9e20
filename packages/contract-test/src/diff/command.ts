import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '../command/usage-error.ts';
import { loadContract } from '../load/load-contract.ts';
import { LoadError } from '../load/load-error.ts';
import { diffContracts } from './diff-contracts.ts';
import { type Format, formats, report, summary } from './report.ts';

interface Output {
  write(text: string): unknown;
}

/**
 * `contract diff <old> <new>`: writes what changed from one document to the other.
 * Resolves to 0 when nothing breaks, 1 when something does, 2 when the documents cannot be compared.
 */
export async function diffCommand(argv: readonly string[], out: Output, error: Output): Promise<number> {
  try {
    const { old, next, format, output } = readArguments(argv);
    const [before, after] = await Promise.all([loadContract(old), loadContract(next)]);
    const changes = diffContracts(before, after, new Date().toISOString().slice(0, 10));
    const text = report(changes, format);
    if (output === undefined) out.write(text);
    else {
      writeFileSync(output, text);
      out.write(`${summary(changes)}\n`);
    }
    return changes.some(({ level }) => level === 'breaking') ? 1 : 0;
  } catch (problem) {
    if (!isExplained(problem)) throw problem;
    error.write(`${problem.message}\n`);
    return 2;
  }
}

interface Arguments {
  readonly old: string;
  readonly next: string;
  readonly format: Format;
  readonly output: string | undefined;
}

function readArguments(argv: readonly string[]): Arguments {
  const { positionals, values } = parsed(argv);
  const [old, next, ...others] = positionals;
  if (old === undefined || next === undefined || others.length > 0) {
    throw new UsageError('Two documents are compared: write contract diff <old> <new>.');
  }
  const format = formats.find((name) => name === (values.format ?? 'text'));
  if (format === undefined) {
    throw new UsageError(`The format "${values.format}" is unknown: give ${formats.join(', ')}.`);
  }
  return { old, next, format, output: values.output };
}

function parsed(argv: readonly string[]): ReturnType<typeof parseArgs<typeof settings>> {
  try {
    return parseArgs({ ...settings, args: [...argv] });
  } catch (problem) {
    throw new UsageError(problem instanceof Error ? problem.message : String(problem));
  }
}

const settings = {
  allowPositionals: true,
  options: { format: { type: 'string' }, output: { type: 'string' } },
} as const;

/** Whether a problem lies in what was given: a document, an argument, a file that cannot be written. */
function isExplained(problem: unknown): problem is Error {
  if (problem instanceof LoadError || problem instanceof UsageError) return true;
  return problem instanceof Error && 'syscall' in problem;
}
