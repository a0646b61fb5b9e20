import { expect, it } from 'vitest';
import { strangeData } from './plain-data.ts';

class Money {
  get amount(): string {
    return '1';
  }
}

it.each<[unknown, string]>([
  [new Money(), 'the body holds a Money; answer plain data'],
  [{ data: { x: new Map() } }, 'the body holds a Map at data.x; answer plain data'],
  [{ list: [{ at: new Date(0) }] }, 'the body holds a Date at list.0.at; answer plain data'],
  [Object.create({ name: 'a' }), 'the body holds an object that inherits fields; answer plain data'],
  [{ toJSON: () => 'a' }, 'the body holds a function at toJSON; answer plain data'],
  [{ n: Number.NaN }, 'the body holds NaN at n; answer plain data'],
  [[1, undefined], 'the body holds undefined at 1; answer plain data'],
  [{ n: 1n }, 'the body holds a bigint at n; answer plain data'],
])('%o', (body, told) => {
  expect(strangeData(body)).toBe(told);
});

it('takes what JSON keeps as it is', () => {
  const bare: object = Object.assign(Object.create(null), { a: 1 });
  expect(strangeData({ a: ['x', 1.5, true, null, { b: [] }], left: undefined, bare })).toBeUndefined();
});
