import { describe, expect, it } from 'vitest';
import { doubtfulResult, sampleFinding, sampleResult } from '../../test/report/sample-result.ts';
import { coloured, textReport } from './text-report.ts';

describe('textReport', () => {
  const report = textReport(sampleResult());

  it('tells of a finding all that is needed to look into it', () => {
    expect(report).toContain(`ERROR response-body getThing (also listThings)  0123456789
  Every body matches its schema.
  at       /body/name
  expected at most 4 characters
  actual   string "abcde"
  spec     api/thing.yaml:12 #/properties/name, documented
  seen     3 times, replay with --replay '1:getThing/base/request'
  $ curl -sS http://localhost/things/1
`);
  });

  it('calls what goes against a decision a lesson about it, with an edit', () => {
    expect(report).toContain('decided (G12): ');
    expect(report).toContain(
      'the finding concerns the decision; fix the target, or revise the decision and at api/open,api:1.yaml:3',
    );
  });

  it('shows each axis, the first twenty missed items and why the rest is out of reach', () => {
    expect(report).toContain(`Coverage
  operations    66.6 %  2 of 3, below the threshold of 95 %
    missed addThing
  statuses     100.0 %  0 of 0
    out of reach: 2
      2 × needs a fault
  media-types  100.0 %  1 of 1
  parameters     0.0 %  0 of 25
    missed listThings query.q0 valid
`);
    expect(report).toContain('    missed listThings query.q19 valid\n    missed 5 more\n');
    expect(report).not.toContain('query.q20');
  });

  it('names what the baseline knows, unchecked formats, and ends with totals', () => {
    expect(report).toContain(
      '  1111111111 allow-header addThing: until 2026-12-31, the gateway is replaced soon',
    );
    expect(report).toContain('Unknown formats, not checked: colour');
    expect(report.trimEnd().split('\n').at(-1)).toBe(
      '1 error, 1 warning, 1 known, 1 missed threshold: 3 operations, 120 requests, 118 answers, 4 checks, in 2.0 s (60 requests/s)',
    );
  });

  it('ends with what proves little, never succeeded, was left behind, and came before a silence', () => {
    const text = textReport(doubtfulResult());
    expect(text).toContain(`  $ curl -sS http://localhost/things/1
  requests shortly before it, which may be the cause:
    addThing, status 201, replay 1:addThing/base/request
    $ curl -sS -X POST http://localhost/things
`);
    expect(text).toContain(
      'Questions: what the document leaves open, so that it was not judged\n  listThings query.sort: By what does it sort?',
    );
    expect(text).toContain(`Operations that never succeeded
  listThings: 401 unauthorized on 12 of 12 requests
  addThing: not tried: it changes what the run did not create

Left behind on the target
  addThing 2 times, removeThing returned 409: /things/7, /things/8

ERROR The credentials were refused`);
    expect(text.trimEnd().split('\n').at(-1)).toMatch(
      /^1 error, no warning, 1 known, 1 reason to doubt the run: /,
    );
  });

  it('lets no control character of an answer reach the terminal', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    expect(report + textReport(doubtfulResult())).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    expect(report).toContain(String.raw`\u0007 \u001b[31m 100% a:b,c\nnext`);
  });

  it('lets no name of the document begin a line, write to the terminal or be a command of a workflow', () => {
    const name = '::warning::x\n::error::y\u001b]0;z\u0007 ##[error]';
    const finding = sampleFinding({
      operation: name,
      alsoIn: [name],
      instancePath: `/${name}`,
      place: { file: `${name}.yaml`, line: 1, pointer: `/${name}` },
      curl: `curl -d '${name}'`,
      replay: `1:${name}`,
      before: [{ operation: name, status: 201, curl: 'curl', replay: name }],
    });
    const text = textReport(
      sampleResult({
        title: name,
        findings: [finding],
        known: [{ finding, entry: { id: finding.id, reason: name, expires: '2026-12-31' } }],
        baselineNotes: [name],
        uncheckedFormats: [name],
        ended: { kind: 'target-lost', reason: name },
        coverage: {
          axes: { ...sampleResult().coverage.axes, operations: { covered: 0, reachable: 1, unreachable: 1 } },
          items: [
            { axis: 'operations', item: name, state: 'missed' },
            { axis: 'operations', item: 'a', state: 'unreachable', reason: name },
          ],
        },
      }),
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    expect(text).not.toMatch(/^\s*::|##\[|[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/m);
    expect(text.match(/^\s*\\u003a:error/gm)).toHaveLength(1);
  });

  it('colours only when it is asked to', () => {
    expect(report).not.toContain('\u001b');
    expect(textReport(sampleResult(), coloured)).toContain('\u001b[31mERROR\u001b[39m');
  });
});
