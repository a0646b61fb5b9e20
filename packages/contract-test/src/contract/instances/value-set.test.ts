import { expect, it } from 'vitest';
import { valueSet } from './value-set.ts';

const values = [1, '1', null, 'a,b', [1, [2]], { a: 1, b: { c: [] } }, Number.POSITIVE_INFINITY];

it.each([1, 1.0, '1', null, [1, [2]], { b: { c: [] }, a: 1 }])('has %j', (value) => {
  expect(valueSet(values).has(value)).toBe(true);
});

it.each([
  ...[2, 'null', true, [], {}, [1, 2], ['a', 'b'], ['1', [2]], [[1, [2]]]],
  ...[{ a: 1 }, { a: 1, b: { c: {} } }, { a: '1', b: { c: [] } }, [null]],
])('does not have %j', (value) => {
  expect(valueSet(values).has(value)).toBe(false);
});

it('tells numbers beyond those of JSON from null', () => {
  expect(valueSet([[null]]).has([Number.POSITIVE_INFINITY])).toBe(false);
  expect(valueSet([0]).has(-0)).toBe(true);
});
