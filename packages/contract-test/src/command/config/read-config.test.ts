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
    [
      'rules:\n  server-error: maybe\n',
      ':2: "rules.server-error" has to be off, warning or error, or a list',
    ],
    ['budgets:\n  time: soon\n', ':2: "budgets.time" must be integer.'],
    ['spec: [\n', ':2: not YAML'],
    ['spec: *none\n', ': not YAML: Unresolved alias'],
    [bomb, ': not YAML: Excessive alias count'],
  ])('is refused with the line: %j', (text, message) => {
    expect(() => open(text)).toThrow(`api/contract.config.yaml${message}`);
  });

  it('is refused with every mistake at once', () => {
    expect(() => open('seed: a\nwait: 0\n')).toThrow(/:1: "seed".*\n.*:2: "wait"/);
  });

  it('names only rules that there are', () => {
    const argv = () =>
      readTestArguments([], () => open(`${yaml}`.replace('server-error:', 'server-errors:')));
    expect(argv).toThrow('rules: server-errors names no rule');
  });
});
