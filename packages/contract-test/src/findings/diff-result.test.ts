import { describe, expect, it } from 'vitest';
import { shortened } from '../../test/diff/sample-diff-result.ts';
import { causeIdOf } from '../diff/cause.ts';
import { type RuleSeverity, severityFinder } from '../model/severities.ts';
import { type DiffSettings, isFailed, judgeChanges } from './diff-result.ts';

const entry = { id: causeIdOf(shortened), reason: 'Nobody sends more.', expires: '2026-06-30' };

function judged(
  severities: readonly RuleSeverity[],
  accepted: DiffSettings['accepted'] = [],
  today = '2026-06-30',
) {
  return judgeChanges([shortened], {
    ...{ old: 'a', next: 'b', title: 'T', notes: [], nextNotes: [], failing: ['breaking'], accepted, today },
    severityOf: severityFinder(severities, (operation) => (operation === 'createThing' ? ['Things'] : [])),
  });
}

describe('severities', () => {
  const rule = shortened.id;

  it.each([
    ['off', [{ rule, severity: 'off' }], []],
    ['as a warning', [{ rule, severity: 'warning' }], ['warning']],
    ['of another rule', [{ rule: 'endpoint-removed', severity: 'off' }], ['breaking']],
    ['of its operation', [{ rule, severity: 'off', operations: ['createThing'] }], []],
    ['of another operation', [{ rule, severity: 'off', operations: ['changeThing'] }], ['breaking']],
    ['of its tag', [{ rule, severity: 'off', tags: ['Things'] }], []],
    ['of another tag', [{ rule, severity: 'off', tags: ['Books'] }], ['breaking']],
    [
      'said twice',
      [
        { rule, severity: 'off' },
        { rule, severity: 'error' },
      ],
      ['breaking'],
    ],
  ] as const)('%s', (_, said, levels) => {
    expect(judged(said).changes.map(({ level }) => level)).toEqual(levels);
  });
});

describe('a baseline', () => {
  it('accepts a change until its last day', () => {
    const result = judged([], [entry]);
    expect(isFailed(result)).toBe(false);
    expect(result.known.map(({ entry: { reason } }) => reason)).toEqual(['Nobody sends more.']);
  });

  it('accepts it no longer afterwards, and says so', () => {
    const result = judged([], [entry], '2026-07-01');
    expect(isFailed(result)).toBe(true);
    expect(result.baselineNotes[0]).toContain('was accepted until 2026-06-30 (Nobody sends more.)');
  });

  it('says which entries are of no use', () => {
    expect(judged([], [{ ...entry, id: 'ffffffffff' }]).baselineNotes).toEqual([
      'The change ffffffffff of the baseline was not found: remove its entry.',
    ]);
  });

  it('knows a change again whose severity is another now', () => {
    const { known } = judged([{ rule: shortened.id, severity: 'warning' }], [entry]);
    expect(known).toHaveLength(1);
  });
});
