import { describe, expect, it } from 'vitest';
import { sampleDiffResult } from '../../../test/diff/sample-diff-result.ts';
import { sarifViolations } from '../../../test/report/sarif-violations.ts';
import { markupFaults } from '../../../test/report/tag-balance.ts';
import { githubChanges } from './github-changes.ts';
import { htmlChanges } from './html-changes.ts';
import { junitChanges } from './junit-changes.ts';
import { sarifChanges } from './sarif-changes.ts';
import { changesIn } from './text-changes.ts';

const result = sampleDiffResult();
const nothing = sampleDiffResult({ changes: [], known: [] });

describe('githubChanges', () => {
  it('annotates the new document with each cause that breaks or may, once', () => {
    const lines = githubChanges(result).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^::error file=api\/thing\.yaml,line=8,title=request-property-max-length-decreased::createThing, .*%0Aalso at changeThing/,
    );
    expect(lines[1]).toMatch(/^::warning file=api\/openapi\.yaml,line=1,title=endpoint-removed::/);
    expect(githubChanges(nothing)).toBe('');
  });

  it('names the file of a revision by its path', () => {
    expect(githubChanges({ ...result, next: 'HEAD:api/openapi.yaml' })).toContain(
      '::warning file=api/openapi.yaml,',
    );
  });
});

describe('junitChanges', () => {
  it('fails for what makes the comparison fail, and skips what the baseline accepts', () => {
    const xml = junitChanges(result);
    expect(markupFaults(xml, [], [])).toEqual([]);
    expect(xml).toContain(
      '<testsuites name="Things &lt;1&gt;: contract diff" tests="4" failures="1" skipped="1" errors="0">',
    );
    expect(xml).toContain('<skipped message="accepted until 2026-12-31: nobody uses it"/>');
    expect(junitChanges({ ...result, failing: ['breaking', 'warning'] })).toContain(' failures="2" ');
  });

  it('has a case that passes where nothing changed', () => {
    expect(junitChanges(nothing)).toContain('name="nothing changed"/>');
  });
});

describe('htmlChanges', () => {
  it('is a page with each cause once', () => {
    const page = htmlChanges(result);
    expect(markupFaults(page, ['style', 'script'], ['meta'])).toEqual([]);
    expect(page.match(/<details class="finding error"/g)).toHaveLength(1);
    expect(page).toContain('data-operations="createThing\nchangeThing"');
    expect(page).toContain('<h2>Accepted by the baseline</h2>');
  });

  it('has the notes on the documents', () => {
    const notes = [{ file: 'a.yaml', line: 7, pointer: '/info', text: 'It is odd.' }];
    expect(htmlChanges({ ...result, notes })).toContain('<li>a.yaml:7: It is odd.</li>');
  });
});

describe('sarifChanges', () => {
  it.each([
    ['changes', result],
    ['nothing', nothing],
  ])('is SARIF 2.1.0 of %s', (_, one) => {
    expect(sarifViolations(sarifChanges(one))).toEqual([]);
  });

  it('has a result for each cause, with those of the baseline as suppressed ones', () => {
    const [{ results }] = JSON.parse(sarifChanges(result)).runs;
    const facts = results.map((one: { level: string; ruleId: string; suppressions?: unknown[] }) => [
      one.level,
      one.ruleId,
      one.suppressions?.length ?? 0,
    ]);
    expect(facts).toEqual([
      ['error', 'request-property-max-length-decreased', 0],
      ['warning', 'endpoint-removed', 0],
      ['note', 'endpoint-added', 0],
      ['error', 'endpoint-removed', 1],
    ]);
  });
});

describe('changesIn', () => {
  it.each(['text', 'json'] as const)('has the notes on the documents in %s', (format) => {
    const notes = [{ file: 'a.yaml', line: 7, pointer: '/info', text: 'It is odd.' }];
    expect(changesIn({ ...result, notes }, format)).toContain('It is odd.');
  });

  it('lets nothing that the baseline accepts break out of its line', () => {
    const [accepted] = result.known;
    const name = 'x\u0007\n<script> @octocat';
    const known = [{ cause: accepted?.cause, entry: { ...accepted?.entry, reason: name } }] as never;
    expect(changesIn({ ...result, known }, 'text')).toContain('31: x\\u0007\\n<script> @octocat\n');
    expect(changesIn({ ...result, known }, 'markdown')).toContain(
      '31: x\\\\u0007 &lt;script> &#64;octocat\n',
    );
  });

  it('lists what the baseline accepts at the end', () => {
    expect(changesIn(result, 'text')).toMatch(
      /\nAccepted by the baseline\n {2}0123456789, dropAll, .* Until 2026-12-31: nobody uses it\n$/,
    );
    expect(JSON.parse(changesIn(result, 'json')).known).toEqual([
      { cause: '0123456789', id: 'endpoint-removed', reason: 'nobody uses it', expires: '2026-12-31' },
    ]);
    expect(changesIn(nothing, 'text')).toBe('No changes.\n');
  });
});
