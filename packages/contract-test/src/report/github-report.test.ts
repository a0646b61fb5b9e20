import { expect, it } from 'vitest';
import { githubReport } from './github-report.ts';
import { sampleResult } from './sample-result.ts';

it('githubReport annotates the lines of the spec, escaped', () => {
  const lines = githubReport(sampleResult()).trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(
    /^::error file=api\/thing\.yaml,line=12,title=response-body in getThing%3A Every body fits its schema\.::at \/body\/name%0Aexpected at most 4/,
  );
  expect(lines[1]).toMatch(/^::warning file=api\/open%2Capi%3A1\.yaml,line=3,title=undocumented-header/);
  expect(lines[1]).toContain('100%25 a:b,c%0Anext');
  expect(lines[2]).toBe('::error title=Coverage of operations::66.6 %25 where 95 %25 is asked for');
});
