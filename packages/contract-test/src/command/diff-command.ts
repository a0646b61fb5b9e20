import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LoadError } from '../contract/load/document-set.ts';
import { loadContract } from '../contract/load/load-contract.ts';
import type { Level } from '../diff/change.ts';
import { diffContracts } from '../diff/diff-contracts.ts';
import { type Format, formats, report, summary } from '../diff/report.ts';
import { type ExitCode, exitCodes } from './exit-code.ts';
import type { Output } from './terminal.ts';
import { UsageError } from './terminal.ts';

/**
 * `contract diff <old> <new>`: writes what changed from one document to the other.
 * Resolves to 0 when nothing breaks, 1 when something does or, by `--fail-on warning`, may, 2 when the documents cannot
 * be compared.
 */
export async function diffCommand(argv: readonly string[], out: Output, error: Output): Promise<ExitCode> {
  try {
    const asked = readArguments(argv);
    if (asked === undefined) {
      out.write(diffUsage());
      return exitCodes.clean;
    }
    const load = (file: string) => loadContract(file, asked);
    const [before, after] = await Promise.all([load(asked.old), load(asked.next)]);
    const changes = diffContracts(before, after, new Date().toISOString().slice(0, 10));
    const text = report(changes, asked.format, [...before.notes, ...after.notes]);
    if (asked.output === undefined) out.write(text);
    else {
      writeFileSync(asked.output, text);
      out.write(`${summary(changes)}\n`);
    }
    return changes.some(({ level }) => failing[asked.failOn].includes(level))
      ? exitCodes.findings
      : exitCodes.clean;
  } catch (problem) {
    if (!isExplained(problem)) throw problem;
    error.write(`${problem.message}\n`);
    return exitCodes.broken;
  }
}

/** The levels of changes that end with findings. */
const failing: Readonly<Record<FailOn, readonly Level[]>> = {
  error: ['breaking'],
  warning: ['breaking', 'warning'],
};

interface Arguments {
  readonly old: string;
  readonly next: string;
  readonly format: Format;
  readonly output: string | undefined;
  readonly failOn: FailOn;
  readonly strict: boolean;
}

/** Reads the arguments; undefined when they ask for the help. */
function readArguments(argv: readonly string[]): Arguments | undefined {
  const { positionals, values } = parsed(argv);
  if (values.help === true) return undefined;
  const [old, next, ...others] = positionals;
  if (old === undefined || next === undefined || others.length > 0) {
    throw new UsageError('Two documents are compared: write contract diff <old> <new>.');
  }
  const format = formats.find((name) => name === (values.format ?? 'text'));
  if (format === undefined) {
    throw new UsageError(`The format "${values.format}" is unknown: give ${formats.join(', ')}.`);
  }
  const failOn = failLevels.find((name) => name === (values['fail-on'] ?? 'error'));
  if (failOn === undefined) {
    throw new UsageError(`The level "${values['fail-on']}" is unknown: give ${failLevels.join(' or ')}.`);
  }
  return { old, next, format, output: values.output, failOn, strict: values.strict ?? false };
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
  options: {
    format: { type: 'string' },
    output: { type: 'string' },
    'fail-on': { type: 'string' },
    strict: { type: 'boolean' },
    help: { type: 'boolean' },
  },
} as const;

/** Whether a problem lies in what was given: a document, an argument, a file that cannot be written. */
function isExplained(problem: unknown): problem is Error {
  if (problem instanceof LoadError || problem instanceof UsageError) return true;
  return problem instanceof Error && 'syscall' in problem;
}

/** What ends with exit code 1: a breaking change, or a warning too. */
const failLevels = ['error', 'warning'] as const;
type FailOn = (typeof failLevels)[number];

/** The help of `contract diff`. */
function diffUsage(): string {
  return `Usage: contract diff <old> <new> [options]

  <old> <new>                  two OpenAPI documents (3.0, 3.1 or 3.2), YAML or JSON; they can reference other files
  --format ${formats.join('|')}  the format of the list of changes; default: text
  --output <file>              write the changes to a file and print only a summary
  --fail-on ${failLevels.join('|')}      what causes exit code 1: a breaking change, or also a warning; default: error
  --strict                     refuse documents for what is otherwise a note on them

Exits with 0 if nothing breaks, 1 if something does, 2 if the documents cannot be compared.
`;
}
