import { describe, expect, it } from 'vitest';
import type { Finding } from '../model/finding.ts';
import { BaselineError, parseBaseline, readBaseline, splitFindings } from './baseline.ts';

const text = `
findings:
  - id: 1234567890
    reason: The server is mended next month.
    expires: 2026-12-31
  - {id: 12e4567890, reason: Nobody uses it., expires: 2026-01-31}
unreachable:
  - {axis: statuses, item: listThings 409, reason: There are no conflicts.}
`;

function finding(id: string): Finding {
  const place = { file: 'f', line: 1, pointer: '' };
  const texts = { instancePath: '', expected: '', actual: '', curl: '', replay: '' };
  return {
    ...texts,
    id,
    rule: 'server-error',
    severity: 'error',
    operation: 'o',
    alsoIn: [],
    place,
    before: [],
    count: 1,
  };
}

describe('parseBaseline', () => {
  it('reads ids that look like numbers as they are', () => {
    const { findings, unreachable } = parseBaseline(text, 'b.yaml');
    expect(findings.map(({ id }) => id)).toEqual(['1234567890', '12e4567890']);
    expect(unreachable).toEqual([
      { axis: 'statuses', item: 'listThings 409', reason: 'There are no conflicts.' },
    ]);
  });

  it.each(['', 'findings: []', 'findings:\n'])('takes an empty one: %j', (empty) => {
    expect(parseBaseline(empty, 'b.yaml')).toEqual({ findings: [], unreachable: [], changes: [] });
  });

  it.each([
    ['findings: [{id: 12, reason: r, expires: 2026-12-31}]', /b\.yaml: findings\[0\]: "id" .* not "12"/],
    [
      'findings: [{id: 1234567890, reason: r, expires: 2026-02-30}]',
      /findings\[0\] \(1234567890\): "expires" .*02-30/,
    ],
    ['findings: [{id: 1234567890, reason: r}]', /"expires" must be a day/],
    ['findings: [{id: 1234567890, expires: 2026-12-31}]', /"reason" must say/],
    ['findings: [{id: 1234567890, reason: " ", expires: 2026-12-31}]', /"reason" must say/],
    ['findings: [{id: 1234567890, because: r}]', /findings\[0\]: has an unknown key "because"/],
    [
      'unreachable: [{axis: lines, item: x, reason: r}]',
      /unreachable\[0\]: "axis" must be one of operations/,
    ],
    ['unreachable: [{axis: statuses, reason: r}]', /"item" must name/],
    ['unreachable: {a: b}', /unreachable: must be a list/],
    ['known: []', /b\.yaml: has an unknown key "known"/],
    ['- a', /b\.yaml: must be a map/],
    ['findings: [', /b\.yaml: not YAML/],
    ['findings: *none', /b\.yaml: not YAML: Unresolved alias/],
    [
      `${text}  - {axis: statuses, item: listThings 409, reason: Again.}`,
      /statuses listThings 409 is listed twice/,
    ],
  ])('names the entry that is wrong: %s', (broken, message) => {
    expect(() => parseBaseline(broken, 'b.yaml')).toThrow(BaselineError);
    expect(() => parseBaseline(broken, 'b.yaml')).toThrow(message);
  });

  it('names a file that is not there', async () => {
    await expect(readBaseline('/nowhere/b.yaml')).rejects.toThrow(/^\/nowhere\/b\.yaml: .*ENOENT/);
  });
});

describe('splitFindings', () => {
  const baseline = parseBaseline(text, 'b.yaml');

  it('accepts a finding up to and on its last day', () => {
    const { fresh, known, stale } = splitFindings([finding('1234567890')], baseline, '2026-12-31');
    expect(fresh).toEqual([]);
    expect(known.map(({ entry }) => entry.reason)).toEqual(['The server is mended next month.']);
    expect(stale.map(({ id }) => id)).toEqual(['12e4567890']);
  });

  it('counts an expired one as new, and says so', () => {
    const { fresh, known, stale } = splitFindings(
      [finding('1234567890'), finding('abcdef0123')],
      baseline,
      '2027-01-01',
    );
    expect(fresh.map(({ finding: { id }, expired }) => [id, expired?.expires])).toEqual([
      ['1234567890', '2026-12-31'],
      ['abcdef0123', undefined],
    ]);
    expect(known).toEqual([]);
    expect(stale).toHaveLength(1);
  });
});
