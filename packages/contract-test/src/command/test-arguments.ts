import { type Axis, axes } from '../model/coverage.ts';
import type { HeaderLine } from '../model/message.ts';
import type { Profile } from '../model/profile.ts';
import { rules } from '../model/rules.ts';
import type { ScopedCredential } from '../model/scoped-credential.ts';
import type { RuleSeverity } from '../model/severities.ts';
import type { Budget } from '../run/budget.ts';
import { type ReplayId, readReplayId } from '../run/replay.ts';
import { type ClientLogin, clientLogin, headerLine, schemeLine, scopedLine } from './caller-options.ts';
import { type TestDefaults, testDefaults } from './config/config-values.ts';
import type { OpenConfig } from './config/read-config.ts';
import { parseOptions } from './parse-options.ts';
import { type ReportTarget, readReportTarget, testForms } from './report-target.ts';
import { type FailOn, ofKnownRule, readFailOn, readSeverity } from './severity-option.ts';
import { UsageError } from './terminal.ts';

/** The options of `contract test`. */
export interface TestArguments {
  readonly spec: string;
  readonly target: URL;
  /** By the name of a source description. */
  readonly targetsOf: ReadonlyMap<string, URL>;
  readonly profile: Profile;
  readonly headers: readonly HeaderLine[];
  /** By the name of a security scheme. */
  readonly schemes: ReadonlyMap<string, HeaderLine>;
  /** Undefined without a second credential. */
  readonly unscoped: readonly HeaderLine[] | undefined;
  /** Undefined without a credential of another tenant. */
  readonly otherTenant: readonly HeaderLine[] | undefined;
  readonly scoped: readonly ScopedCredential[];
  /** The command that prints the token of the main caller. */
  readonly tokenCommand: string | undefined;
  /** OAuth clients, by the name of a security scheme. */
  readonly clients: ReadonlyMap<string, ClientLogin>;
  /** Token endpoints that override those of the document, by the name of a security scheme. */
  readonly tokenUrls: ReadonlyMap<string, URL>;
  readonly seed: number;
  readonly operations: readonly string[] | undefined;
  readonly except: readonly string[] | undefined;
  readonly scenarios: string | undefined;
  readonly data: string | undefined;
  /** The module of hooks. */
  readonly hooks: string | undefined;
  readonly baseline: string | undefined;
  readonly thresholds: ReadonlyMap<Axis, number>;
  readonly budget: Budget;
  /** Milliseconds. */
  readonly wait: number;
  readonly severities: readonly RuleSeverity[];
  readonly failOn: FailOn;
  readonly reports: readonly ReportTarget[];
  readonly replay: ReplayId | undefined;
  readonly allowExisting: boolean;
  readonly requireSuccess: boolean;
  /** Whether notes on the document cause it to be refused. */
  readonly strict: boolean;
}

const profiles: readonly Profile[] = ['server', 'mock', 'upstream'];
const ruleNames = Object.keys(rules);

/** Finds a config file: the named one, or the one in the folder. */
export type ConfigReader = (named: string | undefined) => OpenConfig | undefined;

/**
 * Reads the arguments of `contract test`, completed from a config file; undefined when they request its help. Throws a
 * UsageError.
 */
export function readTestArguments(
  argv: readonly string[],
  configIn: ConfigReader = () => undefined,
): TestArguments | undefined {
  const given = parsed(argv);
  if (given.help === true) return undefined;
  const open = configIn(given.config);
  const defaults = open === undefined ? undefined : testDefaults(open, given);
  const values = { ...given, ...withDefaults(given, defaults?.values ?? {}) };
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
    otherTenant: values['other-tenant']?.map((line) => headerLine('other-tenant', line)),
    scoped: (values.scoped ?? []).map(scopedLine),
    tokenCommand: values['token-command'],
    clients: clientsOf(given['client-credentials'], defaults),
    tokenUrls: tokenUrlsOf(given['token-url'], defaults),
    seed: seedOf(values.seed ?? '1'),
    operations: namesOf('operations', values.operations),
    except: namesOf('except', values.except),
    scenarios: values.scenarios,
    data: values.data,
    hooks: values.hooks,
    baseline: values.baseline,
    thresholds: new Map((values.threshold ?? []).map(thresholdOf)),
    budget: {
      requests: values.requests === undefined ? undefined : countOf('requests', values.requests),
      milliseconds: values.time === undefined ? undefined : countOf('time', values.time) * 1000,
    },
    wait: values.wait === undefined || values.wait === '0' ? 0 : countOf('wait', values.wait) * 1000,
    severities: [...(defaults?.severities ?? []), ...(values.severity ?? []).map(severityOf)],
    failOn: readFailOn(values['fail-on'] ?? 'warning'),
    reports: (values.report ?? ['text']).map((text) => readReportTarget(text, testForms)),
    replay: replayOf(values.replay),
    allowExisting: values['allow-existing'] ?? false,
    requireSuccess: values['require-success'] ?? false,
    strict: values.strict ?? false,
  };
}

type Values = ReturnType<typeof parsed>;

function parsed(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const options = {
    config: text,
    spec: text,
    target: text,
    'target-of': texts,
    profile: text,
    header: texts,
    credential: texts,
    unscoped: texts,
    'other-tenant': texts,
    scoped: texts,
    'token-command': text,
    'client-credentials': texts,
    'token-url': texts,
    seed: text,
    operations: text,
    except: text,
    scenarios: text,
    data: text,
    hooks: text,
    baseline: text,
    threshold: texts,
    time: text,
    requests: text,
    wait: text,
    severity: texts,
    'fail-on': text,
    report: texts,
    replay: text,
    'allow-existing': flag,
    'require-success': flag,
    strict: flag,
    help: flag,
  } as const;
  return parseOptions('test', options, argv);
}

/** The value of a required option. Throws a UsageError. */
export function required(name: string, value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing: give ${what}.`);
  return value;
}

/** Reads the base address of a server. Throws a UsageError. */
export function addressOf(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(
      `--${option} "${text}" is not an http or https URL; use one such as http://127.0.0.1:4010.`,
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

/** Clients on the command line replace those of the config. */
function clientsOf(
  lines: readonly string[] | undefined,
  defaults: TestDefaults | undefined,
): ReadonlyMap<string, ClientLogin> {
  if (lines !== undefined) return new Map(lines.map((line) => clientLogin(line, process.env)));
  return new Map((defaults?.clients ?? []).map(({ scheme, id, secret }) => [scheme, { id, secret }]));
}

function tokenUrlsOf(
  lines: readonly string[] | undefined,
  defaults: TestDefaults | undefined,
): ReadonlyMap<string, URL> {
  const said = (defaults?.clients ?? []).flatMap(({ scheme, tokenUrl }) =>
    tokenUrl === undefined ? [] : [`${scheme}=${tokenUrl}`],
  );
  return new Map((lines ?? said).map(tokenUrlLine));
}

function tokenUrlLine(text: string): [scheme: string, url: URL] {
  const cut = text.indexOf('=');
  const address = text.slice(cut + 1);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (cut < 1 || url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(`--token-url takes a security scheme and an address: give it as scheme=url.`);
  }
  return [text.slice(0, cut), url];
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(seed)) {
    throw new UsageError(`--seed "${text}" is not an integer; use one such as 1.`);
  }
  return seed;
}

function countOf(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`--${option} "${text}" is not a positive integer; use one such as 60.`);
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

/**
 * Adds config values for options that the command line omits. A choice of operations there replaces both kinds of
 * choice.
 */
function withDefaults(given: Values, defaults: TestDefaults['values']): Partial<Values> {
  const hasChoice = given.operations !== undefined || given.except !== undefined;
  const left = Object.entries(defaults).filter(([name]) => {
    if (name === 'target') return true;
    if (hasChoice && (name === 'operations' || name === 'except')) return false;
    return given[name as keyof Values] === undefined;
  });
  return Object.fromEntries(left);
}

function severityOf(text: string): RuleSeverity {
  return ofKnownRule(readSeverity(text), `--severity "${text}"`, ruleNames);
}

function replayOf(text: string | undefined): ReplayId | undefined {
  const id = text === undefined ? undefined : readReplayId(text);
  if (text !== undefined && id === undefined) {
    throw new UsageError(`--replay "${text}" is not a replay id; use <seed>:<case> as shown in a finding.`);
  }
  return id;
}
