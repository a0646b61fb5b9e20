import { expect, it } from 'vitest';
import { repeatedNames } from './repeated-names.ts';

it.each<[string, string, readonly string[]]>([
  ['none in different objects', '{"a": {"x": 1}, "b": [{"x": 1}, {"x": 2}]}', []],
  ['one in the root', '{"a": 1, "a": {"b": 2}}', ['/a']],
  ['each after the first', '{"a": 1, "a": 2, "a": 3}', ['/a', '/a']],
  ['one inside lists', '{"a": [[], {"b": 1}, {"c/d": [1, 2], "c/d": ""}]}', ['/a/2/c~1d']],
  ['one that is written in another way', '{"\\u0061": 1, "a": 2}', ['/a']],
  ['none in values', '{"a": "\\"a\\":", "b": ["a", "a"], "c": "b"}', []],
  ['one of a name that objects have anyway', '{"__proto__": 1, "toString": 1, "toString": 2}', ['/toString']],
])('finds %s', (_, text, expected) => {
  expect(repeatedNames(Buffer.from(text))).toEqual(expected);
});
