import { expect, it } from 'vitest';
import { doubtfulResult, sampleResult } from '../../test/report/sample-result.ts';
import { githubReport } from './github-report.ts';

it('githubReport annotates the lines of the spec, escaped', () => {
  const lines = githubReport(sampleResult()).trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(
    /^::error file=api\/thing\.yaml,line=12,title=response-body in getThing%3A Every body matches its schema\.::at \/body\/name%0Aexpected at most 4/,
  );
  expect(lines[1]).toMatch(/^::warning file=api\/open%2Capi%3A1\.yaml,line=3,title=undocumented-header/);
  expect(lines[1]).toContain('100%25 a:b,c%0Anext');
  expect(lines[2]).toBe('::error title=Coverage of operations::66.6 %25 where 95 %25 is required');
});

it('githubReport annotates what is to be said of the run', () => {
  const ended = { kind: 'target-lost', reason: 'The target was lost.' } as const;
  const lines = githubReport({ ...doubtfulResult(), ended })
    .trimEnd()
    .split('\n');
  expect(lines[0]).toContain('curl -sS -X POST http://localhost/things');
  expect(lines.slice(1)).toEqual([
    '::warning title=Operations that never succeeded::listThings: 401 unauthorized on 12 of 12 requests%0AaddThing: not tried: it changes what the run did not create',
    '::warning title=Left behind on the target::addThing 2 times, removeThing returned 409: /things/7, /things/8',
    '::error title=The run ended early::The target was lost.',
    expect.stringMatching(/^::error title=The run proves little::The credentials were refused/),
  ]);
});
