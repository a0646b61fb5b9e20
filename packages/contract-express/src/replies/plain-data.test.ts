import { expect, it } from 'vitest';
import { strangeData } from './plain-data.ts';

class Money {
  get amount(): string {
    return '1';
  }
}

it.each<[unknown, string]>([
  [new Money(), 'the body holds a Money; return plain data'],
  [{ data: { x: new Map() } }, 'the body holds a Map at data.x; return plain data'],
  [{ list: [{ at: new Date(0) }] }, 'the body holds a Date at list.0.at; return plain data'],
  [Object.create({ name: 'a' }), 'the body holds an object that inherits fields; return plain data'],
  [{ toJSON: () => 'a' }, 'the body holds a function at toJSON; return plain data'],
  [{ n: Number.NaN }, 'the body holds NaN at n; return plain data'],
  [[1, undefined], 'the body holds undefined at 1; return plain data'],
  [{ n: 1n }, 'the body holds a bigint at n; return plain data'],
])('%o', (body, told) => {
  expect(strangeData(body)).toBe(told);
});

it('takes what JSON keeps as it is', () => {
  const bare: object = Object.assign(Object.create(null), { a: 1 });
  expect(strangeData({ a: ['x', 1.5, true, null, { b: [] }], left: undefined, bare })).toBeUndefined();
});
