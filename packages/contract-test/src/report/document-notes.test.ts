import { describe, expect, it } from 'vitest';
import { sampleDiffResult } from '../../test/diff/sample-diff-result.ts';
import { sampleResult } from '../../test/report/sample-result.ts';
import { sarifViolations } from '../../test/report/sarif-violations.ts';
import { markupFaults } from '../../test/report/tag-balance.ts';
import type { DocumentNote } from '../contract/document-note.ts';
import { githubChanges } from './changes/github-changes.ts';
import { junitChanges } from './changes/junit-changes.ts';
import { sarifChanges } from './changes/sarif-changes.ts';
import { changesIn } from './changes/text-changes.ts';
import { githubReport } from './github-report.ts';
import { junitReport } from './junit-report.ts';
import { markdownReport } from './markdown-report.ts';
import { sarifReport } from './sarif-report.ts';

const noteAt = (file: string, line: number, text: string): DocumentNote => ({
  file,
  line,
  pointer: `/info/${line}`,
  text,
});
const inNew = [
  noteAt('HEAD:api/b.yaml', 7, 'A <b>keyword</b> is ignored.'),
  noteAt('HEAD:api/b.yaml', 9, 'A <b>keyword</b> is ignored.'),
];
const notes = [noteAt('api/a.yaml', 3, 'It was odd.'), ...inNew];
const tested = sampleResult({ notes });
const compared = sampleDiffResult({ notes, nextNotes: inNew });
const unchanged = { ...compared, changes: [], known: [] };

describe('the notes on a document', () => {
  it.each([
    ['a test', markdownReport(tested)],
    ['a comparison', changesIn(compared, 'markdown')],
    ['a comparison without changes', changesIn(unchanged, 'markdown')],
  ])('are folded in the Markdown of %s', (_, text) => {
    expect(text).toMatch(
      /\n\n<details>\n<summary>Notes on the document \(3\)<\/summary>\n\n- api\/a\.yaml:3/,
    );
    expect(text).toContain('api/b.yaml:9: A &lt;b>keyword&lt;/b> is ignored.\n\n</details>\n');
  });

  it.each([
    ['a test', githubReport(tested), ['api/a.yaml,line=3', 'api/b.yaml,line=7']],
    ['a comparison', githubChanges(compared), ['api/b.yaml,line=7']],
  ])('are notices of %s, one for each text, in the new document', (_, text, expected) => {
    const notices = text.split('\n').filter((line) => line.startsWith('::notice'));
    expect(notices.map((line) => /file=(.*),title/.exec(line)?.[1])).toEqual(expected);
    expect(notices.at(-1)).toMatch(/::A <b>keyword<\/b> is ignored\. In 2 places\.$/);
  });

  it.each([
    ['a test', junitReport(tested)],
    ['a comparison', junitChanges(compared)],
    ['a comparison without changes', junitChanges(unchanged)],
  ])('are a passing case in the JUnit XML of %s', (_, xml) => {
    expect(markupFaults(xml, [], [])).toEqual([]);
    expect(xml).toMatch(/<testcase classname="document" name="notes"><system-out>api\/a\.yaml:3: It was odd/);
    const [, all] = /<testsuites [^>]*tests="(\d+)"/.exec(xml) ?? [];
    expect(Number(all)).toBe(xml.match(/<testcase /g)?.length);
  });

  it.each([
    ['a test', sarifReport(tested), 3],
    ['a comparison', sarifChanges(compared), 2],
  ])('are results of %s in SARIF', (_, text, count) => {
    expect(sarifViolations(text)).toEqual([]);
    const [{ results, tool }] = JSON.parse(text).runs;
    const found = results.filter(({ ruleId }: { ruleId: string }) => ruleId === 'document-note');
    expect(found).toHaveLength(count);
    expect(found.at(-1)).toMatchObject({ level: 'note', ruleIndex: tool.driver.rules.length - 1 });
    expect(found.at(-1).locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'api/b.yaml' },
      region: { startLine: 9 },
    });
  });
});
