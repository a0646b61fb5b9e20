import type { RuleSeverity } from '../model/severities.ts';
import { recordRules } from '../record/record-rules.ts';
import { testDefaults } from './config/config-values.ts';
import { parseOptions } from './parse-options.ts';
import { type RecordForm, type ReportTarget, readReportTarget, recordForms } from './report-target.ts';
import { type FailOn, readFailOn, readSeverity } from './severity-option.ts';
import { UsageError } from './terminal.ts';
import { addressOf, type ConfigReader, required } from './test-arguments.ts';

/** The options of `contract record`. */
export interface RecordArguments {
  readonly spec: string;
  readonly target: URL;
  /** 0 for any free one. */
  readonly port: number;
  readonly edits: string | undefined;
  readonly isPersonal: boolean;
  readonly severities: readonly RuleSeverity[];
  readonly failOn: FailOn;
  readonly reports: readonly ReportTarget<RecordForm>[];
  readonly strict: boolean;
}

/**
 * Reads the arguments of `contract record`; undefined when they request its help. A config file may give the document,
 * the target, the rules and what fails; its reports are for tests only. Throws a UsageError.
 */
export function readRecordArguments(
  argv: readonly string[],
  configIn: ConfigReader = () => undefined,
): RecordArguments | undefined {
  const given = parsed(argv);
  if (given.help === true) return undefined;
  const open = configIn(given.config);
  const defaults = open === undefined ? undefined : testDefaults(open, { ...unread, ...given });
  const saidOf = (name: 'spec' | 'profile' | 'fail-on'): string | undefined => {
    const value = given[name] ?? defaults?.values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const target = String(defaults?.values.target ?? given.target ?? '');
  const profile = saidOf('profile') ?? 'server';
  if (!['server', 'mock', 'upstream'].includes(profile)) {
    throw new UsageError(`--profile "${profile}" is unknown: give server or upstream.`);
  }
  return {
    spec: required('spec', saidOf('spec'), 'the file of an OpenAPI document'),
    target: addressOf(
      'target',
      required('target', target, 'the address of the server, such as http://127.0.0.1:4010'),
    ),
    port: portOf(given.port),
    edits: given.edits,
    isPersonal: profile === 'upstream',
    severities: [
      ...(defaults?.severities ?? []).filter(({ rule }) => Object.hasOwn(recordRules, rule)),
      ...(given.severity ?? []).map(severityOf),
    ],
    failOn: readFailOn(saidOf('fail-on') ?? 'warning'),
    reports: (given.report ?? ['text']).map((text) => readReportTarget(text, recordForms)),
    strict: given.strict ?? false,
  };
}

/** Settings of a config that a recording ignores. */
const unread = { baseline: '', scenarios: '', data: '', hooks: '', report: [] };

function parsed(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const options = {
    config: text,
    spec: text,
    target: text,
    port: text,
    edits: text,
    profile: text,
    severity: texts,
    'fail-on': text,
    report: texts,
    strict: flag,
    help: flag,
  } as const;
  return parseOptions('record', options, argv);
}

function portOf(text = '0'): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new UsageError(`--port "${text}" is not a port; use one such as 4020.`);
}

function severityOf(text: string): RuleSeverity {
  const said = readSeverity(text);
  if (Object.hasOwn(recordRules, said.rule)) return said;
  throw new UsageError(
    `--severity "${text}" names an unknown rule: give one of ${Object.keys(recordRules).join(', ')}.`,
  );
}
