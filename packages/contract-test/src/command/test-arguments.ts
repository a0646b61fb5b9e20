import { parseArgs } from 'node:util';
import { type Axis, axes } from '../coverage/ledger.ts';
import type { Profile } from '../coverage/reach.ts';
import { type ReplayId, readReplayId } from '../replay.ts';
import type { HeaderLine } from '../wire/message.ts';
import { type ReportTarget, readReportTarget } from './report-target.ts';
import { UsageError } from './terminal.ts';

/** What `contract test` is asked to do. */
export interface TestArguments {
  readonly spec: string;
  readonly target: URL;
  /** By the name of a source description. */
  readonly targetsOf: ReadonlyMap<string, URL>;
  readonly profile: Profile;
  readonly headers: readonly HeaderLine[];
  /** By the name of a security scheme. */
  readonly schemes: ReadonlyMap<string, HeaderLine>;
  /** Undefined when there is no second credential. */
  readonly unscoped: readonly HeaderLine[] | undefined;
  readonly seed: number;
  readonly operations: readonly string[] | undefined;
  readonly except: readonly string[] | undefined;
  readonly scenarios: string | undefined;
  readonly baseline: string | undefined;
  readonly thresholds: ReadonlyMap<Axis, number>;
  readonly reports: readonly ReportTarget[];
  readonly replay: ReplayId | undefined;
  readonly allowExisting: boolean;
  readonly requireSuccess: boolean;
  /** Whether what is otherwise a note on the document refuses it. */
  readonly strict: boolean;
}

const profiles: readonly Profile[] = ['server', 'mock', 'upstream'];

/** Reads the arguments of `contract test`; undefined when they ask for its help. Throws a UsageError. */
export function readTestArguments(argv: readonly string[]): TestArguments | undefined {
  const values = parsed(argv);
  if (values.help === true) return undefined;
  if (values.operations !== undefined && values.except !== undefined) {
    throw new UsageError('--operations and --except exclude each other: give one of them.');
  }
  const profile = profiles.find((known) => known === (values.profile ?? 'server'));
  if (profile === undefined) {
    throw new UsageError(`--profile "${values.profile}" is unknown: give ${profiles.join(', ')}.`);
  }
  return {
    spec: required('spec', values.spec, 'the file of an OpenAPI document'),
    target: addressOf(
      'target',
      required('target', values.target, 'the address of the server, such as http://127.0.0.1:4010'),
    ),
    targetsOf: new Map((values['target-of'] ?? []).map(targetOfLine)),
    profile,
    headers: (values.header ?? []).map((line) => headerLine('header', line)),
    schemes: new Map((values.credential ?? []).map(schemeLine)),
    unscoped: values.unscoped?.map((line) => headerLine('unscoped', line)),
    seed: seedOf(values.seed ?? '1'),
    operations: namesOf('operations', values.operations),
    except: namesOf('except', values.except),
    scenarios: values.scenarios,
    baseline: values.baseline,
    thresholds: new Map((values.threshold ?? []).map(thresholdOf)),
    reports: (values.report ?? ['text']).map(readReportTarget),
    replay: replayOf(values.replay),
    allowExisting: values['allow-existing'] ?? false,
    requireSuccess: values['require-success'] ?? false,
    strict: values.strict ?? false,
  };
}

function parsed(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const options = {
    spec: text,
    target: text,
    'target-of': texts,
    profile: text,
    header: texts,
    credential: texts,
    unscoped: texts,
    seed: text,
    operations: text,
    except: text,
    scenarios: text,
    baseline: text,
    threshold: texts,
    report: texts,
    replay: text,
    'allow-existing': flag,
    'require-success': flag,
    strict: flag,
    help: flag,
  } as const;
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/);
    throw new UsageError(`${sentence}; contract test --help lists the options.`);
  }
}

function required(name: string, value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing: give ${what}.`);
  return value;
}

function addressOf(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(
      `--${option} "${text}" is no http or https address: give one such as http://127.0.0.1:4010.`,
    );
  }
  if (url.search !== '' || url.hash !== '') {
    throw new UsageError(
      `--${option} "${text}" has a query or a fragment: give an origin and at most a path.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError(`--${option} holds a credential: give it as --header 'Authorization: …'.`);
  }
  return url;
}

function targetOfLine(text: string): [source: string, target: URL] {
  const cut = text.indexOf('=');
  if (cut < 1)
    throw new UsageError(
      `--target-of names no source: give it as source=url, such as shop=http://127.0.0.1:4020.`,
    );
  const name = text.slice(0, cut);
  return [name, addressOf(`target-of ${name}`, text.slice(cut + 1))];
}

function headerLine(option: string, text: string): HeaderLine {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/.exec(text) ?? [];
  if (name === undefined || value === undefined || value === '' || !/^[\t\x20-\x7e\x80-\xff]+$/.test(value)) {
    throw new UsageError(`--${option} takes a header line: give it as 'Name: value'.`);
  }
  return [name, value];
}

function schemeLine(text: string): [scheme: string, line: HeaderLine] {
  const cut = text.indexOf('=');
  if (cut < 1)
    throw new UsageError(`--credential "${text}" names no scheme: give it as scheme='Name: value'.`);
  return [text.slice(0, cut), headerLine('credential', text.slice(cut + 1))];
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(seed)) {
    throw new UsageError(`--seed "${text}" is no whole number: give one such as 1.`);
  }
  return seed;
}

function namesOf(option: string, text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const names = text.split(',').map((name) => name.trim());
  if (names.includes(''))
    throw new UsageError(`--${option} "${text}" has an empty name: give ids with commas between.`);
  return names;
}

function thresholdOf(text: string): readonly [Axis, number] {
  const [, name, percent] = /^([\w-]+)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const axis = axes.find((known) => known === name);
  if (axis === undefined || Number(percent) > 100) {
    throw new UsageError(
      `--threshold "${text}" is unknown: give <axis>=<percent> with one of ${axes.join(', ')}.`,
    );
  }
  return [axis, Number(percent)];
}

function replayOf(text: string | undefined): ReplayId | undefined {
  const id = text === undefined ? undefined : readReplayId(text);
  if (text !== undefined && id === undefined) {
    throw new UsageError(`--replay "${text}" is no replay id: give <seed>:<case> as a finding shows it.`);
  }
  return id;
}
