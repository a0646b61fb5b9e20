import { parseArgs } from 'node:util';
import { changeIds } from '../diff/change-ids.ts';
import { type Format, formats } from '../diff/report.ts';
import type { RuleSeverity } from '../model/severities.ts';
import { diffDefaults } from './config/config-values.ts';
import { type DiffForm, diffForms, type ReportTarget, readReportTarget } from './report-target.ts';
import { type FailOn, ofKnownRule, readFailOn, readSeverity } from './severity-option.ts';
import { UsageError } from './terminal.ts';
import type { ConfigReader } from './test-arguments.ts';

/** The options of `contract diff`. */
export interface DiffArguments {
  readonly old: string;
  readonly next: string;
  /** The format of the list of changes; undefined when only reports are requested. */
  readonly format: Format | undefined;
  readonly output: string | undefined;
  readonly reports: readonly ReportTarget<DiffForm>[];
  readonly failOn: FailOn;
  readonly severities: readonly RuleSeverity[];
  readonly baseline: string | undefined;
  /** Whether notes on a document cause it to be refused. */
  readonly strict: boolean;
}

/** Reads the arguments of `contract diff`; undefined when they request its help. Throws a UsageError. */
export function readDiffArguments(
  argv: readonly string[],
  configIn: ConfigReader = () => undefined,
): DiffArguments | undefined {
  const { positionals, values } = parsed(argv);
  if (values.help === true) return undefined;
  const open = configIn(values.config);
  const defaults =
    open === undefined
      ? undefined
      : diffDefaults(open, { old: positionals[0], next: positionals[1], ...values });
  const [old = defaults?.old, next = defaults?.next, ...others] = positionals;
  const forms = values.report ?? (values.format === undefined ? defaults?.reports : undefined);
  if (old === undefined || next === undefined || others.length > 0) {
    throw new UsageError('Two documents are required: give contract diff <old> <new>.');
  }
  const format = formats.find((name) => name === (values.format ?? 'text'));
  if (format === undefined) {
    throw new UsageError(`The format "${values.format}" is unknown: give ${formats.join(', ')}.`);
  }
  const isListed = [values.format, values.output].some(Boolean) || forms === undefined;
  return {
    old,
    next,
    format: isListed ? format : undefined,
    output: values.output,
    reports: (forms ?? []).map((text) => readReportTarget(text, diffForms)),
    failOn: readFailOn(values['fail-on'] ?? defaults?.failOn ?? 'error'),
    severities: [
      ...(defaults?.severities ?? []),
      ...(values.severity ?? []).map((text) =>
        ofKnownRule(readSeverity(text), `--severity "${text}"`, changeIds),
      ),
    ],
    baseline: values.baseline ?? defaults?.baseline,
    strict: values.strict ?? defaults?.strict ?? false,
  };
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
    config: { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
    report: { type: 'string', multiple: true },
    'fail-on': { type: 'string' },
    severity: { type: 'string', multiple: true },
    baseline: { type: 'string' },
    strict: { type: 'boolean' },
    help: { type: 'boolean' },
  },
} as const;
