import { expect, test } from 'vitest';
import { joinPointer, memberOf, nodeAt, splitPointer } from './json-pointer.ts';

test('slashes and tildes of names are escaped', () => {
  const pointer = joinPointer('/paths', '/v1/a~b', 0);
  expect(pointer).toBe('/paths/~1v1~1a~0b/0');
  expect(splitPointer(pointer)).toEqual(['paths', '/v1/a~b', '0']);
});

test('the pointer of the whole has no members', () => {
  expect(splitPointer('')).toEqual([]);
  expect(joinPointer('')).toBe('');
  expect(splitPointer('/')).toEqual(['']);
});

test.each([
  [{ a: 1 }, 'a', 1],
  [{ a: 1 }, 'toString', undefined],
  [['x', 'y'], '1', 'y'],
  [['x', 'y'], 'length', undefined],
  ['text', '0', undefined],
  [null, 'a', undefined],
])('of %j the member %s is %j', (value, member, expected) => {
  expect(memberOf(value, member)).toBe(expected);
});

test('a node is found member by member', () => {
  expect(nodeAt({ a: [{ b: 2 }] }, ['a', '0', 'b'])).toBe(2);
  expect(nodeAt({ a: [{ b: 2 }] }, ['a', '1', 'b'])).toBeUndefined();
});
