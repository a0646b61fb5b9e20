import { expect, it } from 'vitest';
import { isBeyond } from './decimal-range.ts';

it.each([
  ['0.5', ['1', '20'], true],
  ['21', ['1', '20'], true],
  ['2.125', ['1.25', '20'], true],
  ['2.5', ['1.25', '20'], false],
  ['7', [], true],
  ['cup', ['1', '20'], false],
  ['2', ['cup'], true],
])('%s beside %j is beyond: %s', (refused, accepted, expected) => {
  expect(isBeyond(refused, accepted)).toBe(expected);
});
