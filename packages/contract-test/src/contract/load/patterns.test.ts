import { expect, test } from 'vitest';
import { usablePattern } from './patterns.ts';

test.each([
  ['^a{2,}$', '^a{2,}$'],
  ['^[\\w-.]+\\@\\-\\_$', '^[\\w\\-.]+@-_$'],
  ['^{id}]$', '^\\{id\\}\\]$'],
  ['[a\\-z\\#]', '[a\\-z#]'],
])('%s is read as %s', (source, expected) => {
  expect(usablePattern(source)).toBe(expected);
});

test.each(['(?i)a', '^\\A[a', '[', '(?P<name>a)'])('%s is no pattern', (source) => {
  expect(usablePattern(source)).toBeUndefined();
});
