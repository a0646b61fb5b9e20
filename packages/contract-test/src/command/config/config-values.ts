import { changeIds } from '../../diff/change-ids.ts';
import { rules } from '../../model/rules.ts';
import type { RuleSeverity } from '../../model/severities.ts';
import { recordRules } from '../../record/record-rules.ts';
import { nearestNames } from '../nearest-names.ts';
import { diffForms, readReportTarget, type TestForm, testForms } from '../report-target.ts';
import { UsageError } from '../terminal.ts';
import type { ConfigRules, ConfigTarget } from './config.ts';
import type { OpenConfig } from './read-config.ts';

/** Values that a config gives for options of `contract test`, by option name. */
export interface TestDefaults {
  readonly values: Readonly<Record<string, string | boolean | string[]>>;
  readonly severities: readonly RuleSeverity[];
  /** OAuth clients of the target, with their secrets. */
  readonly clients: readonly ConfigClient[];
}

interface ConfigClient {
  readonly scheme: string;
  readonly id: string;
  readonly secret: string;
  readonly tokenUrl: string | undefined;
}

/**
 * The options of `contract test` that a config gives. Settings of a target, such as its credentials, apply only when
 * that target is tested, selected by its name or its address.
 *
 * @param given - the options of the command line; its target is a name of the config or an address
 * @throws UsageError that lists every error with its line
 */
export function testDefaults(
  open: OpenConfig,
  given: GivenOptions & { readonly target?: string | undefined },
): TestDefaults {
  const { config } = open;
  const { thresholds, budgets } = config;
  const name = nameOfTarget(open, given.target);
  const path = (of: 'spec' | 'baseline' | 'scenarios' | 'data' | 'hooks') =>
    pathIn(open, [of], config[of], given[of]);
  const defaults = {
    values: withoutUndefined({
      spec: path('spec'),
      baseline: path('baseline'),
      scenarios: path('scenarios'),
      data: path('data'),
      hooks: path('hooks'),
      seed: config.seed?.toString(),
      time: budgets?.time?.toString(),
      requests: budgets?.requests?.toString(),
      wait: config.wait?.toString(),
      'fail-on': config['fail-on'],
      strict: config.strict,
      threshold: thresholds && Object.entries(thresholds).map(([axis, percent]) => `${axis}=${percent}`),
      report: reportsIn(open, ['reports'], config.reports, testForms, given.report),
      ...(name === undefined ? {} : targetValues(open, name)),
    }),
    severities: severitiesIn(open, ['rules'], config.rules, testRules),
    clients: name === undefined ? [] : clientsOf(open, name),
  };
  open.close();
  return defaults;
}

/** Options of the command line, which override the config. */
type GivenOptions = Readonly<Record<string, unknown>>;

const testRules = [...new Set([...Object.keys(rules), ...Object.keys(recordRules)])];

/** Values that a config gives for arguments of `contract diff`. */
export interface DiffDefaults {
  readonly old: string | undefined;
  readonly next: string | undefined;
  readonly failOn: string | undefined;
  readonly reports: readonly string[] | undefined;
  readonly baseline: string | undefined;
  readonly strict: boolean | undefined;
  readonly severities: readonly RuleSeverity[];
}

/**
 * The arguments of `contract diff` that a config gives.
 *
 * @throws UsageError that lists every error with its line
 */
export function diffDefaults(open: OpenConfig, given: GivenOptions): DiffDefaults {
  const { spec, baseline, strict, diff = {} } = open.config;
  const defaults = {
    old: pathIn(open, ['diff', 'base'], diff.base, given.old),
    next: pathIn(open, ['spec'], spec, given.next),
    failOn: diff['fail-on'],
    reports: reportsIn(open, ['diff', 'reports'], diff.reports, diffForms, given.report),
    baseline: pathIn(open, ['baseline'], baseline, given.baseline),
    strict,
    severities: severitiesIn(open, ['diff', 'rules'], diff.rules, changeIds),
  };
  open.close();
  return defaults;
}

/** The target of the config that is tested; undefined for any other address. */
function nameOfTarget(
  { config, filled, noteError }: OpenConfig,
  asked: string | undefined,
): string | undefined {
  const { target, targets = {} } = config;
  if (asked === undefined) {
    if (target !== undefined && !Object.hasOwn(targets, target)) {
      noteError(['target'], `unknown target "${target}": give one of ${Object.keys(targets).join(', ')}.`);
      return undefined;
    }
    return target ?? Object.keys(targets)[0];
  }
  if (Object.hasOwn(targets, asked)) return asked;
  return Object.entries(targets).find(([name, { url }]) => {
    const isOpen = !/\$\{/.test(url);
    return isOpen && trimmed(filled(url, ['targets', name, 'url'])) === trimmed(asked);
  })?.[0];
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '');
}

function targetValues({ config, filled }: OpenConfig, name: string) {
  const target = config.targets?.[name] as ConfigTarget;
  const at = (...members: string[]) => ['targets', name, ...members];
  const lines = (part: 'headers' | 'unscoped' | 'other-tenant') =>
    Object.entries(target[part] ?? {}).map(
      ([header, value]) => `${header}: ${filled(value, at(part, header))}`,
    );
  const credentials = Object.entries(target.credentials ?? {}).flatMap(([scheme, headers]) =>
    Object.entries(headers).map(
      ([header, value]) => `${scheme}=${header}: ${filled(value, at('credentials', scheme, header))}`,
    ),
  );
  const scoped = (target.scoped ?? []).flatMap(({ scopes, headers }, index) =>
    Object.entries(headers).map(
      ([header, value]) =>
        `${scopes.join(' ')}=${header}: ${filled(value, at('scoped', String(index), 'headers', header))}`,
    ),
  );
  const sources = Object.entries(target.sources ?? {}).map(
    ([source, url]) => `${source}=${filled(url, at('sources', source))}`,
  );
  return {
    target: filled(target.url, at('url')),
    profile: target.profile,
    header: lines('headers'),
    credential: credentials,
    unscoped: target.unscoped && lines('unscoped'),
    'other-tenant': target['other-tenant'] && lines('other-tenant'),
    scoped,
    'token-command': target['token-command'],
    'target-of': sources,
    operations: target.operations?.join(','),
    except: target.except?.join(','),
    'allow-existing': target['allow-existing'],
    'require-success': target['require-success'],
  };
}

function clientsOf({ config, filled }: OpenConfig, name: string): readonly ConfigClient[] {
  const clients = config.targets?.[name]?.['client-credentials'] ?? {};
  return Object.entries(clients).map(([scheme, client]) => {
    const of = (member: 'id' | 'secret' | 'token-url'): string =>
      filled(client[member] ?? '', ['targets', name, 'client-credentials', scheme, member]);
    const tokenUrl = of('token-url');
    return { scheme, id: of('id'), secret: of('secret'), tokenUrl: tokenUrl === '' ? undefined : tokenUrl };
  });
}

/** A path, relative to the folder of the config; undefined where the command line overrides it. */
function pathIn(
  { pathOf, filled }: OpenConfig,
  at: readonly string[],
  path: string | undefined,
  given: unknown,
): string | undefined {
  return path === undefined || given !== undefined ? undefined : pathOf(filled(path, at));
}

/** Reports, with files relative to the folder of the config; undefined where the command line overrides them. */
function reportsIn(
  { pathOf, filled, noteError }: OpenConfig,
  at: readonly string[],
  reports: readonly string[] | undefined,
  forms: readonly TestForm[],
  given: unknown,
): string[] | undefined {
  if (given !== undefined) return undefined;
  return reports?.map((written, index) => {
    const report = filled(written, [...at, String(index)]);
    try {
      readReportTarget(report, forms);
    } catch (problem) {
      if (!(problem instanceof UsageError)) throw problem;
      noteError([...at, String(index)], problem.message.replace(/^--report /, 'the report '));
    }
    const colon = report.indexOf(':');
    return colon < 0 ? report : `${report.slice(0, colon)}:${pathOf(report.slice(colon + 1))}`;
  });
}

function severitiesIn(
  { placeOf, noteError }: OpenConfig,
  at: readonly string[],
  said: ConfigRules = {},
  known: readonly string[],
): RuleSeverity[] {
  return Object.entries(said).flatMap(([rule, one]): RuleSeverity[] => {
    const name = `"${[...at, rule].join('.')}"`;
    if (!known.includes(rule)) {
      const nearest = nearestNames(rule, known).join(', ');
      noteError([...at, rule], `${name} names an unknown rule: the nearest names are ${nearest}.`);
    }
    if (typeof one === 'string') return [{ rule, severity: one }];
    return one.map((each, index) => ({
      rule,
      ...each,
      where: `${placeOf([...at, rule, String(index)])}: ${name}`,
    }));
  });
}

function withoutUndefined<Value>(values: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
}
