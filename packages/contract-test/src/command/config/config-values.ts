import type { RuleSeverity } from '../../severities.ts';
import type { ConfigRules, ConfigTarget } from './config.ts';
import type { OpenConfig } from './read-config.ts';

/** What a config says in place of options of `contract test`, by their names. */
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
 * The options of `contract test` that a config stands for. What belongs to a target, such as its credentials, is only taken
 * for that target: one that is named or has the address that is asked for.
 *
 * @param asked - the target of the command line, a name of the config or an address
 */
export function testDefaults(open: OpenConfig, asked: string | undefined): TestDefaults {
  const { config, pathOf } = open;
  const { thresholds, budgets, reports } = config;
  const name = nameOfTarget(open, asked);
  return {
    values: withoutUndefined({
      spec: config.spec && pathOf(config.spec),
      baseline: config.baseline && pathOf(config.baseline),
      scenarios: config.scenarios && pathOf(config.scenarios),
      data: config.data && pathOf(config.data),
      hooks: config.hooks && pathOf(config.hooks),
      seed: config.seed?.toString(),
      time: budgets?.time?.toString(),
      requests: budgets?.requests?.toString(),
      wait: config.wait?.toString(),
      'fail-on': config['fail-on'],
      strict: config.strict,
      threshold: thresholds && Object.entries(thresholds).map(([axis, percent]) => `${axis}=${percent}`),
      report: reports?.map((report) => placed(report, open)),
      ...(name === undefined ? {} : targetValues(open, name)),
    }),
    severities: severitiesOf(config.rules),
    clients: name === undefined ? [] : clientsOf(open, name),
  };
}

/** What a config says in place of the arguments of `contract diff`. */
export interface DiffDefaults {
  readonly old: string | undefined;
  readonly next: string | undefined;
  readonly failOn: string | undefined;
  readonly reports: readonly string[] | undefined;
  readonly baseline: string | undefined;
  readonly strict: boolean | undefined;
  readonly severities: readonly RuleSeverity[];
}

/** The arguments of `contract diff` that a config stands for. */
export function diffDefaults(open: OpenConfig): DiffDefaults {
  const { spec, baseline, strict, diff = {} } = open.config;
  return {
    old: diff.base && open.pathOf(diff.base),
    next: spec && open.pathOf(spec),
    failOn: diff['fail-on'],
    reports: diff.reports?.map((report) => placed(report, open)),
    baseline: baseline && open.pathOf(baseline),
    strict,
    severities: severitiesOf(diff.rules),
  };
}

/** The target of the config that is tested; undefined when another address is asked for. */
function nameOfTarget({ config, filled, fail }: OpenConfig, asked: string | undefined): string | undefined {
  const { target, targets = {} } = config;
  if (asked === undefined) {
    if (target !== undefined && targets[target] === undefined) {
      return fail(
        ['target'],
        `there is no target "${target}": give one of ${Object.keys(targets).join(', ')}.`,
      );
    }
    return target ?? Object.keys(targets)[0];
  }
  if (targets[asked] !== undefined) return asked;
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

/** A report whose file begins at the folder of the config. */
function placed(report: string, { pathOf }: OpenConfig): string {
  const colon = report.indexOf(':');
  return colon < 0 ? report : `${report.slice(0, colon)}:${pathOf(report.slice(colon + 1))}`;
}

function severitiesOf(rules: ConfigRules = {}): RuleSeverity[] {
  return Object.entries(rules).flatMap(([rule, said]): RuleSeverity[] =>
    typeof said === 'string' ? [{ rule, severity: said }] : said.map((one) => ({ rule, ...one })),
  );
}

function withoutUndefined<Value>(values: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
}
