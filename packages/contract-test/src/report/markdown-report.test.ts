import { describe, expect, it } from 'vitest';
import { doubtfulResult, sampleFinding, sampleResult } from '../../test/report/sample-result.ts';
import { markdownReport } from './markdown-report.ts';

describe('markdownReport', () => {
  const report = markdownReport(sampleResult());

  it('has the totals, a section for each operation with findings, and coverage', () => {
    expect(report.match(/^#+ .*$/gm)).toEqual([
      '## Things &lt;1>: contract test',
      '### getThing',
      '### addThing',
      '### Coverage',
      '### Known by the baseline',
    ]);
    expect(report).toContain('- **error** `response-body`: Every body matches its schema. (0123456789)');
    expect(report).toContain('- spec `api/thing.yaml:12`');
    expect(report).toContain('| operations | 66.6 %, **below the threshold of 95 %** | 2 of 3 |');
    expect(report).toContain('  ```sh\n  curl -sS http://localhost/things/1\n  ```');
  });

  it('lets no answer write Markdown, mention anybody or break out of its line', () => {
    expect(report).toContain('&lt;b>&amp;amp;"quoted"');
    expect(report).not.toMatch(/^next/m);
    const findings = [sampleFinding({ actual: 'string "@octocat ![x](http://h) | `a`"' })];
    expect(markdownReport(sampleResult({ findings }))).toContain(
      'actual string "&#64;octocat !\\[x\\](http://h) \\| \\`a\\`"',
    );
  });

  it('has a pointer and a request with line ends in their lines', () => {
    const findings = [
      sampleFinding({ instancePath: '/body/a\n\n# H1 ``', curl: "curl -d 'a\r# H1\n\u0007'" }),
    ];
    const told = markdownReport(sampleResult({ findings }));
    expect(told).toContain('- at ``` /body/a\\n\\n# H1 `` ```');
    expect(told).toContain("  curl -d 'a\\u000d# H1\n  \\u0007'\n");
    expect(told).not.toMatch(/^# H1/m);
  });

  it('says why a run proves little, and what it left', () => {
    const told = markdownReport(doubtfulResult());
    expect(told).toContain('**The credentials were refused');
    expect(told).toContain('### Operations that never succeeded');
    expect(told).toContain('### Left behind on the target');
  });
});
