import { expect, test } from 'vitest';
import { conflictIn } from './conflict.ts';

const known = ['quote taken', 'transfer stale'] as const;

test('a conflict is named by its record and its problem', () => {
  expect(conflictIn({ kind: 'conflict', record: 'transfer', problem: 'stale' }, known)).toBe(
    'transfer stale',
  );
});

test.each([
  ['quote', 'stale'],
  ['pledge', 'taken'],
  ['quote', 'over'],
])('a %s that is %s is never taken for a conflict that is known', (record, problem) => {
  expect(() => conflictIn({ kind: 'conflict', record, problem }, known)).toThrow(
    `Unexpected conflict of a commit: ${record} is ${problem}`,
  );
});
