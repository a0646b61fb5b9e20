import { expect, test } from 'vitest';
import { preferences, prefersStrict } from './prefer.ts';

test.each([
  [undefined, false, {}],
  ['', false, {}],
  ['code=404', false, { code: '404' }],
  ['code=422, example=quote-expired', false, { code: '422', example: 'quote-expired' }],
  ['Code="422"; Example="a b"', false, { code: '422', example: 'a b' }],
  ['handling=strict, respond-async, wait=10', true, { handling: 'strict', 'respond-async': '', wait: '10' }],
  ['handling=lenient', false, { handling: 'lenient' }],
  ['handling="Strict"', true, { handling: 'Strict' }],
  [['code=404', 'code=500'], false, { code: '404' }],
  ['code', false, { code: '' }],
  ['foo="a, code=500; b", code=404', false, { foo: 'a, code=500; b', code: '404' }],
  ['example="a,\\"b\\""; code="404', false, { example: 'a,"b"', code: '"404' }],
])('Prefer: %s is strict: %s, %j', (header, strict, expected) => {
  expect(prefersStrict(header)).toBe(strict);
  expect(Object.fromEntries(preferences(header))).toEqual(expected);
});

// A pattern that could match a character in two ways would take seconds on these.
test.each(['"', '\\"', '"\\"', '"a\\', 'a=";,'])('a long header of %j is read at once', (part) => {
  const header = part.repeat(15_000 / part.length);
  const before = process.threadCpuUsage();
  preferences(header);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});
