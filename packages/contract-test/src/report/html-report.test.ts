import { describe, expect, it } from 'vitest';
import { doubtfulResult, nasty, sampleFinding, sampleResult } from '../../test/report/sample-result.ts';
import { markupFaults } from '../../test/report/tag-balance.ts';
import { htmlReport } from './html-report.ts';

const single = ['meta', 'link', 'br'];
const raw = ['script', 'style'];

describe('htmlReport', () => {
  it('is well-formed and loads nothing', () => {
    const report = htmlReport(sampleResult());
    expect(markupFaults(report, raw, single)).toEqual([]);
    expect(report).not.toMatch(/\b(?:src|href)=|url\(|@import|fetch\(/);
  });

  it('escapes all that comes from outside', () => {
    const finding = sampleFinding({
      operation: nasty,
      alsoIn: [nasty],
      instancePath: nasty,
      expected: nasty,
      curl: nasty,
    });
    const report = htmlReport(sampleResult({ title: nasty, findings: [finding], uncheckedFormats: [nasty] }));
    expect(markupFaults(report, raw, single)).toEqual([]);
    expect(report).not.toContain('<b>&amp;');
  });

  it('draws a bar for each axis and lets findings be chosen by operation', () => {
    const report = htmlReport(sampleResult());
    expect(report.match(/<rect class="covered" width="[\d.]+"/g)).toEqual([
      '<rect class="covered" width="66.67"',
      '<rect class="covered" width="100.00"',
      '<rect class="covered" width="100.00"',
      '<rect class="covered" width="0.00"',
      '<rect class="covered" width="100.00"',
    ]);
    expect(report).toContain('<option>addThing</option><option>getThing</option><option>listThings</option>');
  });

  it('tells of a run that proves little', () => {
    const report = htmlReport(doubtfulResult());
    expect(markupFaults(report, raw, single)).toEqual([]);
    expect(report).toContain('<p class="warning">The credentials were refused &amp; ');
    expect(report).toContain('<li>listThings: 401 unauthorized on 12 of 12 requests</li>');
    expect(report).toContain('<li>listThings query.sort: By what does it sort? &lt;b&gt;');
    expect(report).toContain('<li>listThings: pages limit: number of entries; filters name: contains</li>');
    expect(report).toContain('<li>addThing 2 times, removeThing returned 409: /things/7, /things/8</li>');
    expect(report).toContain('curl -sS -X POST http://localhost/things');
  });

  it('holds a thousand findings', () => {
    const findings = Array.from({ length: 1000 }, (_, index) =>
      sampleFinding({ operation: `operation${index}` }),
    );
    const report = htmlReport(sampleResult({ findings }));
    expect(report.match(/<details class="finding/g)).toHaveLength(1000);
    expect(report.length).toBeLessThan(2_000_000);
  });
});
