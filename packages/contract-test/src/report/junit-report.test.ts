import { describe, expect, it } from 'vitest';
import { doubtfulResult, sampleFinding, sampleResult } from '../../test/report/sample-result.ts';
import { markupFaults } from '../../test/report/tag-balance.ts';
import { junitReport } from './junit-report.ts';

describe('junitReport', () => {
  const report = junitReport(sampleResult());

  it('is well-formed whatever an answer holds', () => {
    expect(markupFaults(report, [], [])).toEqual([]);
    expect(markupFaults(report.replace('</testsuite>', ''), [], [])).not.toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    expect(report).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
  });

  it('has a suite for each operation and a case for each rule that was tried on it', () => {
    const suites = [
      ...report.matchAll(/<testsuite name="([^"]+)" tests="(\d+)" failures="(\d+)" skipped="(\d+)"/g),
    ];
    expect(suites.map(([, ...facts]) => facts.join(' '))).toEqual([
      'listThings 2 0 1',
      'getThing 1 1 0',
      'addThing 2 1 1',
      'coverage 1 1 0',
    ]);
    expect(report).toContain(
      '<testsuites name="Things &lt;1&gt;" tests="6" failures="3" skipped="2" errors="0" time="2.000">',
    );
  });

  it('has a suite for a finding of what was not tested itself', () => {
    const finding = sampleFinding({ rule: 'scenario', operation: 'advanceClock' });
    expect(junitReport(sampleResult({ findings: [finding] }))).toContain(
      '<testsuite name="advanceClock" tests="1" failures="1"',
    );
  });

  it('fails for a run that proves little, and skips what never succeeded or was left behind', () => {
    const xml = junitReport(doubtfulResult());
    expect(markupFaults(xml, [], [])).toEqual([]);
    expect(xml).toMatch(
      /<testcase classname="run" name="proves something"><failure message="The credentials/,
    );
    expect(xml).toContain(
      '<testcase classname="listThings" name="success"><skipped message="never succeeded: 401 unauthorized on 12 of 12 requests"/>',
    );
    expect(xml).toContain(
      'name="leaves nothing behind"><skipped message="addThing 2 times, removeThing returned 409: /things/7, /things/8"/>',
    );
    expect(xml).toContain('curl -sS -X POST http://localhost/things');
  });

  it('fails for a run that ended early', () => {
    const ended = { kind: 'target-lost', reason: 'The target was lost.' } as const;
    expect(junitReport(sampleResult({ ended }))).toContain('<failure message="The target was lost."/>');
    const spent = { kind: 'budget', reason: 'The budget is used up.' } as const;
    expect(junitReport(sampleResult({ ended: spent }))).toContain(
      '<skipped message="The budget is used up."/>',
    );
  });

  it('fails where a finding was seen first, and skips where its cause is known or told elsewhere', () => {
    expect(report).toContain(
      '<testcase classname="getThing" name="response-body"><failure type="response-body"',
    );
    expect(report).toContain('<skipped message="the same cause as 0123456789 in getThing"/>');
    expect(report).toContain('<skipped message="known until 2026-12-31: the gateway is replaced soon"/>');
    expect(report).toContain('<testcase classname="listThings" name="server-error"/>');
  });
});
