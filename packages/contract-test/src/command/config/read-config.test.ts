import { describe, expect, it } from 'vitest';
import { readDiffArguments } from '../diff-arguments.ts';
import { readRecordArguments } from '../record-arguments.ts';
import { readTestArguments } from '../test-arguments.ts';
import { parseConfig } from './read-config.ts';

/** Aliases that stand for a hundred million values. */
const bomb = Array.from(
  { length: 8 },
  (_, at) => `x${at}: &a${at} [${at === 0 ? 'x' : Array(10).fill(`*a${at - 1}`)}]\n`,
).join('');

const yaml = `spec: openapi.yaml
targets:
  local:
    url: http://127.0.0.1:4010/v1
    headers: { Authorization: 'Bearer \${KEY}' }
    credentials: { Session: { Cookie: 'session=\${SESSION}' } }
    except: [removeThing]
  staging:
    url: https://staging.example.com
    profile: upstream
    unscoped: { Authorization: 'Bearer \${READER}' }
  shop:
    url: http://127.0.0.1:4020
    scoped: [{ scopes: [things:read, things:write], headers: { Authorization: 'Bearer \${KEY}' } }]
    other-tenant: { Authorization: 'Bearer \${KEY}2' }
    token-command: print-token
    client-credentials:
      OAuth: { id: shop, secret: '\${KEY}', token-url: 'https://issuer.test/token' }
thresholds: { operations: 95 }
budgets: { time: 60, requests: 5000 }
rules:
  server-error: warning
  undocumented-header:
    - { severity: off, tags: [Things] }
reports: [text, 'sarif:out/test.sarif']
strict: true
hooks: hooks.mjs
diff:
  base: main:api/openapi.yaml
  fail-on: warning
  rules: { api-removed-without-deprecation: off }
`;
const variable = (name: string) => `\${${name}}`;
const environment = { KEY: 'k', SESSION: 's' };
const open = (text = yaml) => parseConfig(text, 'api/contract.config.yaml', environment);
const read = (...argv: string[]) => readTestArguments(argv, () => open());

describe('a config file', () => {
  it('stands for the options of a test', () => {
    expect(read()).toMatchObject({
      spec: 'api/openapi.yaml',
      strict: true,
      hooks: 'api/hooks.mjs',
      target: new URL('http://127.0.0.1:4010/v1'),
      profile: 'server',
      headers: [['Authorization', 'Bearer k']],
      schemes: new Map([['Session', ['Cookie', 'session=s']]]),
      except: ['removeThing'],
      thresholds: new Map([['operations', 95]]),
      budget: { requests: 5000, milliseconds: 60_000 },
      severities: [
        { rule: 'server-error', severity: 'warning' },
        { rule: 'undocumented-header', severity: 'off', tags: ['Things'] },
      ],
      reports: [
        { form: 'text', file: undefined },
        { form: 'sarif', file: 'api/out/test.sarif' },
      ],
    });
  });

  it('says how a target is called, with the values of environment variables', () => {
    expect(read('--target', 'shop')).toMatchObject({
      scoped: [{ scopes: ['things:read', 'things:write'], line: ['Authorization', 'Bearer k'] }],
      otherTenant: [['Authorization', 'Bearer k2']],
      tokenCommand: 'print-token',
      clients: new Map([['OAuth', { id: 'shop', secret: 'k' }]]),
      tokenUrls: new Map([['OAuth', new URL('https://issuer.test/token')]]),
    });
    expect(read()?.clients.size).toBe(0);
  });

  it('gives way to the command line', () => {
    const argv = ['--spec', 'b.yaml', '--requests', '7', '--operations', 'getThing', '--report', 'text'];
    expect(read(...argv, '--severity', 'server-error=off')).toMatchObject({
      spec: 'b.yaml',
      budget: { requests: 7, milliseconds: 60_000 },
      operations: ['getThing'],
      except: undefined,
      reports: [{ form: 'text', file: undefined }],
      severities: [
        { rule: 'server-error', severity: 'warning' },
        { rule: 'undocumented-header', severity: 'off' },
        { rule: 'server-error', severity: 'off' },
      ],
    });
  });

  it('has its targets by name or address', () => {
    const local = read('--target', 'http://127.0.0.1:4010/v1/');
    expect(local?.headers).toEqual([['Authorization', 'Bearer k']]);
    expect(() => read('--target', 'staging')).toThrow(
      'api/contract.config.yaml:11: the environment variable READER is not set.',
    );
  });

  it('sends the credentials of a target nowhere else', () => {
    const other = read('--target', 'http://127.0.0.1:9/');
    expect(other).toMatchObject({ headers: [], schemes: new Map(), except: undefined });
  });

  it('stands for the arguments of a comparison', () => {
    const argv = (...given: string[]) => readDiffArguments(given, () => open());
    expect(argv()).toMatchObject({
      old: 'main:api/openapi.yaml',
      next: 'api/openapi.yaml',
      format: 'text',
      failOn: 'warning',
      severities: [{ rule: 'api-removed-without-deprecation', severity: 'off' }],
    });
    expect(argv('v1.yaml', 'v2.yaml', '--fail-on', 'error')).toMatchObject({
      old: 'v1.yaml',
      next: 'v2.yaml',
      failOn: 'error',
    });
  });

  it('stands for the document, the target and the rules of a recording, not for its reports', () => {
    const argv = ['--target', 'local', '--severity', 'request-body=off'];
    expect(readRecordArguments(argv, () => open())).toMatchObject({
      spec: 'api/openapi.yaml',
      target: new URL('http://127.0.0.1:4010/v1'),
      failOn: 'warning',
      isPersonal: false,
      reports: [{ form: 'text', file: undefined }],
      severities: [
        { rule: 'server-error', severity: 'warning' },
        { rule: 'undocumented-header', severity: 'off', tags: ['Things'] },
        { rule: 'request-body', severity: 'off' },
      ],
    });
  });

  it.each([
    ['spec: a.yaml\nspecs: b.yaml\n', ':2: the config has no "specs"; it takes spec, target, '],
    ['targets:\n  local: { profile: server }\n', ':2: "targets.local" must have required property \'url\'.'],
    ['rules:\n  server-error: maybe\n', ':2: "rules.server-error" must be off, warning or error, or a list'],
    ['budgets:\n  time: soon\n', ':2: "budgets.time" must be integer.'],
    ['spec: [\n', ':2: not YAML'],
    ['spec: *none\n', ': not YAML: Unresolved alias'],
    [bomb, ': not YAML: Excessive alias count'],
  ])('is refused with the line: %j', (text, message) => {
    expect(() => open(text)).toThrow(`api/contract.config.yaml${message}`);
  });

  it('is refused with every error at once', () => {
    expect(() => open('seed: a\nwait: -1\n')).toThrow(/:1: "seed".*\n.*:2: "wait"/);
  });

  it('waits for nothing unless told, and says so', () => {
    expect(readTestArguments([], () => open(`${yaml}wait: 0\n`))?.wait).toBe(0);
    expect(read('--wait', '0')?.wait).toBe(0);
  });

  it('names only rules and reports that there are, and environment variables that are set', () => {
    const wrong = yaml
      .replace('server-error:', 'server-errors:')
      .replace('[text,', '[texts,')
      .replace(variable('KEY'), `${variable('NO_KEY')} ${variable('NO_ID')}`);
    expect(() => readTestArguments([], () => open(wrong))).toThrow(
      /^\S+:5: the environment variable NO_KEY is not set\.\n\S+:5: the .* NO_ID is not set\.\n\S+:22: "rules\.server-errors" names an unknown rule: the nearest names are server-error, .*\n\S+:25: the report "texts" is unknown: give text, .*$/,
    );
    const diff = `${yaml.replace('api-removed-', 'api-remove-')}  reports: ['har:a.har']\n`;
    expect(() => readDiffArguments([], () => open(diff))).toThrow(
      /^\S+:31: "diff\.rules\.api-remove-without-deprecation" names an unknown rule.*\n\S+:32: the report "har:a\.har" is unknown/,
    );
  });

  it('tells where it speaks of operations and tags', () => {
    expect(read()?.severities[1]?.where).toBe('api/contract.config.yaml:24: "rules.undocumented-header"');
  });

  it('has environment variables in its paths, but for those that the command line gives', () => {
    const paths = yaml
      .replace('spec: openapi.yaml', `spec: '${variable('NOPE')}.yaml'`)
      .replace('sarif:out/', `sarif:${variable('KEY')}/`)
      .replace('base: main:', `base: ${variable('KEY')}2:`);
    expect(() => readTestArguments([], () => open(paths))).toThrow(
      'api/contract.config.yaml:1: the environment variable NOPE is not set.',
    );
    const asked = readTestArguments(['--spec', 'b.yaml'], () => open(paths));
    expect(asked).toMatchObject({ spec: 'b.yaml', reports: [{}, { file: 'api/k/test.sarif' }] });
    const compared = readDiffArguments(['a.yaml', 'b.yaml'], () => open(paths));
    expect(compared).toMatchObject({ old: 'a.yaml', next: 'b.yaml' });
    const base = paths.replace(variable('NOPE'), variable('SESSION'));
    expect(readDiffArguments([], () => open(base))).toMatchObject({
      old: 'k2:api/openapi.yaml',
      next: 'api/s.yaml',
    });
  });

  it.each(['constructor', 'toString', '__proto__'])('has no target %s', (name) => {
    expect(() => read('--target', name)).toThrow('is not an http or https URL');
    expect(() => readTestArguments([], () => open(`${yaml}target: ${name}\n`))).toThrow(
      `unknown target "${name}": give one of local, staging, shop.`,
    );
  });
});
