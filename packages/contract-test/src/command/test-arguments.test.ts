import { describe, expect, it } from 'vitest';
import { readTestArguments } from './test-arguments.ts';

const needed = ['--spec', 'a.yaml', '--target', 'http://localhost:1/base'];

describe('readTestArguments', () => {
  it('has defaults', () => {
    expect(readTestArguments(needed)).toEqual({
      spec: 'a.yaml',
      target: new URL('http://localhost:1/base'),
      targetsOf: new Map(),
      profile: 'server',
      headers: [],
      schemes: new Map(),
      unscoped: undefined,
      scoped: [],
      clients: new Map(),
      tokenUrls: new Map(),
      seed: 1,
      operations: undefined,
      except: undefined,
      scenarios: undefined,
      data: undefined,
      baseline: undefined,
      thresholds: new Map(),
      budget: { requests: undefined, milliseconds: undefined },
      wait: 0,
      severities: [],
      failOn: 'warning',
      reports: [{ form: 'text', file: undefined }],
      replay: undefined,
      allowExisting: false,
      requireSuccess: false,
      strict: false,
    });
  });

  it('reads every option', () => {
    const argv = [
      ...[...needed, '--profile', 'upstream', '--seed', '9', '--operations', 'a, b', '--scenarios', 's'],
      ...[
        '--header',
        'Authorization: Bearer a:b',
        '--header',
        'X-Tenant:1',
        '--unscoped',
        'Authorization: Bearer c',
      ],
      ...['--target-of', 'console=http://localhost:2', '--target-of', 'desk=https://h/a=b'],
      ...['--baseline', 'b.yaml', '--threshold', 'operations=95', '--threshold', 'media-types=99.5'],
      ...['--report', 'text', '--report', 'json:C:/a.json', '--replay', '4:a/base/request'],
      ...['--allow-existing', '--require-success', '--severity', 'server-error=off', '--fail-on', 'error'],
      ...['--time', '60', '--requests', '500', '--wait', '30'],
    ];
    expect(readTestArguments(argv)).toMatchObject({
      targetsOf: new Map([
        ['console', new URL('http://localhost:2')],
        ['desk', new URL('https://h/a=b')],
      ]),
      profile: 'upstream',
      seed: 9,
      headers: [
        ['Authorization', 'Bearer a:b'],
        ['X-Tenant', '1'],
      ],
      unscoped: [['Authorization', 'Bearer c']],
      operations: ['a', 'b'],
      scenarios: 's',
      baseline: 'b.yaml',
      thresholds: new Map([
        ['operations', 95],
        ['media-types', 99.5],
      ]),
      reports: [
        { form: 'text', file: undefined },
        { form: 'json', file: 'C:/a.json' },
      ],
      replay: { seed: 4, case: 'a/base/request' },
      allowExisting: true,
      requireSuccess: true,
      severities: [{ rule: 'server-error', severity: 'off' }],
      failOn: 'error',
      budget: { requests: 500, milliseconds: 60_000 },
      wait: 30_000,
    });
  });

  it('asks for the help', () => {
    expect(readTestArguments(['--help'])).toBeUndefined();
  });

  it.each([
    [['--spec', 'a.yaml'], '--target is missing'],
    [['--spec', 'a.yaml', '--target', 'localhost:4010'], 'is not an http or https URL'],
    [['--spec', 'a.yaml', '--target', 'http://h/?a=1'], 'has a query or a fragment'],
    [['--spec', 'a.yaml', '--target', 'http://me:pass@h/'], '--target holds a credential'],
    [[...needed, '--target-of', 'http://h'], '--target-of names no source'],
    [[...needed, '--target-of', 'desk=h'], '--target-of desk "h" is not an http or https URL'],
    [[...needed, '--header', 'Authorization'], '--header takes a header line'],
    [[...needed, '--unscoped', 'A: b\r\nC: d'], '--unscoped takes a header line'],
    [[...needed, '--seed', '1.5'], '--seed "1.5" is not an integer'],
    [[...needed, '--operations', 'a', '--except', 'b'], 'exclude each other'],
    [[...needed, '--operations', 'a,,b'], 'has an empty name'],
    [[...needed, '--threshold', 'lines=9'], '--threshold "lines=9" is unknown'],
    [[...needed, '--threshold', 'operations=101'], '--threshold "operations=101" is unknown'],
    [[...needed, '--report', 'xml:a'], '--report "xml:a" is unknown'],
    [[...needed, '--report', 'json'], '--report json goes to a file'],
    [[...needed, '--report', 'text:a'], '--report text goes to the terminal'],
    [[...needed, '--report', 'summary:a'], '--report summary goes to the summary of the step'],
    [[...needed, '--severity', 'server-error=none'], 'is unknown: give <rule>=<severity>'],
    [
      [...needed, '--severity', 'lines=off'],
      '--severity "lines=off" names an unknown rule: the nearest names are ',
    ],
    [[...needed, '--time', '0'], '--time "0" is not a positive integer'],
    [[...needed, '--requests', '1.5'], '--requests "1.5" is not a positive integer'],
    [[...needed, '--wait', 'long'], '--wait "long" is not a positive integer'],
    [[...needed, '--fail-on', 'info'], 'The level "info" is unknown: give error or warning.'],
    [[...needed, '--replay', 'a/base'], '--replay "a/base" is not a replay id'],
    [[...needed, 'more'], 'contract test --help lists the options'],
  ])('refuses %j', (argv, message) => {
    expect(() => readTestArguments(argv)).toThrow(message);
  });

  it('shows no credential in a message', () => {
    expect(() => readTestArguments([...needed, '--header', 'Bearer secret'])).toThrow(/^(?!.*secret)/);
    expect(() => readTestArguments(['--spec', 'a', '--target', 'http://me:secret@h/'])).toThrow(
      /^(?!.*secret)/,
    );
  });
});
