import { describe, expect, it } from 'vitest';
import { sampleDiffResult } from '../../test/diff/sample-diff-result.ts';
import { doubtfulResult, sampleFinding, sampleResult } from '../../test/report/sample-result.ts';
import { sarifViolations } from '../../test/report/sarif-violations.ts';
import { sarifChanges } from './changes/sarif-changes.ts';
import { sarifReport } from './sarif-report.ts';

describe('sarifReport', () => {
  it.each([
    ['a run with findings', sampleResult()],
    ['a run that proves little', doubtfulResult()],
    ['a run that found nothing', sampleResult({ findings: [], known: [] })],
  ])('is SARIF 2.1.0 of %s', (_, result) => {
    expect(sarifViolations(sarifReport(result))).toEqual([]);
  });

  it('has a result for each finding at its line, and those of the baseline as suppressed ones', () => {
    const [{ results }] = JSON.parse(sarifReport(sampleResult())).runs;
    expect(results).toHaveLength(3);
    expect(results[0]).toMatchObject({
      ruleId: 'response-body',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'api/thing.yaml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 12 },
          },
        },
      ],
      partialFingerprints: { 'contract/v1': '0123456789' },
    });
    expect(results[1]).toMatchObject({
      level: 'warning',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'api/open%2Capi%3A1.yaml' } } }],
    });
    expect(results[2].suppressions).toEqual([
      {
        kind: 'external',
        status: 'accepted',
        justification: 'the gateway is replaced soon (until 2026-12-31)',
      },
    ]);
    expect(results[0].suppressions).toBeUndefined();
  });

  it('has a category of its own, apart from that of the comparison and of other documents', () => {
    const categoryOf = (text: string) => JSON.parse(text).runs[0].automationDetails.id;
    expect(categoryOf(sarifReport(sampleResult()))).toBe('contract/test/Things-<1>/');
    expect(categoryOf(sarifChanges(sampleDiffResult()))).toBe('contract/diff/Things-<1>/');
  });

  it('tells of doubts, missed thresholds and an early end', () => {
    const ended = { kind: 'target-lost', reason: 'The target was lost.' } as const;
    const [{ invocations }] = JSON.parse(sarifReport(sampleResult({ ended, doubts: ['Little.'] }))).runs;
    expect(invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { level: 'error', message: { text: 'Little.' } },
          { level: 'error', message: { text: 'Coverage of operations: 66.6 % where 95 % is required.' } },
          { level: 'warning', message: { text: 'The target was lost.' } },
        ],
      },
    ]);
  });

  it('names a file outside of the sources by its address', () => {
    const findings = [sampleFinding({ place: { file: '../a b/api.yaml', line: 1, pointer: '' } })];
    const [{ results }] = JSON.parse(sarifReport(sampleResult({ findings, known: [] }))).runs;
    const { uri } = results[0].locations[0].physicalLocation.artifactLocation;
    expect(uri).toMatch(/^file:\/\/\/.*a%20b\/api\.yaml$/);
  });
});
