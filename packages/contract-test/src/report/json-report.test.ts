import { expect, it } from 'vitest';
import { doubtfulResult, sampleResult } from '../../test/report/sample-result.ts';
import { jsonReport } from './json-report.ts';

it('jsonReport has one shape and keeps times in `run`', () => {
  const text = jsonReport(sampleResult());
  const report = JSON.parse(text);
  expect(Object.keys(report)).toEqual([
    'title',
    'profile',
    'seed',
    'operations',
    'findings',
    'known',
    'baselineNotes',
    'coverage',
    'shortfalls',
    'doubts',
    'neverSucceeded',
    'lists',
    'questions',
    'left',
    'checks',
    'counts',
    'uncheckedFormats',
    'notes',
    'ended',
    'run',
  ]);
  expect(report.findings[1]).toMatchObject({
    rule: 'undocumented-header',
    place: { line: 3, decision: 'G12' },
  });
  expect(report.known[0]).toMatchObject({ expires: '2026-12-31', id: '1111111111' });
  const later = sampleResult({ run: { startedAt: '2027-01-01T00:00:00.000Z', milliseconds: 9 } });
  expect(JSON.stringify({ ...JSON.parse(jsonReport(later)), run: 0 })).toBe(
    JSON.stringify({ ...report, run: 0 }),
  );
});

it('jsonReport holds what is to be said of the run', () => {
  const { doubts, neverSucceeded, lists, questions, left, findings } = doubtfulResult();
  expect(JSON.parse(jsonReport(doubtfulResult()))).toMatchObject({
    doubts,
    neverSucceeded,
    lists,
    questions,
    left,
    findings: [{ before: findings[0]?.before }],
  });
});
