import { expect, test } from 'vitest';
import { parseForm, parseJson } from './parse-body.ts';

const unreadable = expect.objectContaining({ kind: 'unreadable' });
const parse = (text: string): unknown => parseJson(Buffer.from(text));

test('a byte order mark is no part of the text', () => {
  expect(parse('\ufeff{"a":"é"}')).toEqual({ a: 'é' });
});

test.each([[[0xff]], [[0xc3, 0x28]], [[0xed, 0xa0, 0x80]]])('the bytes %j are not UTF-8', (bytes) => {
  expect(() => parseJson(Uint8Array.from(bytes))).toThrow('not UTF-8');
});

test.each(['', '  ', '{', '{"a":1,}', '{"a":1}{', 'NaN', "{'a':1}", '\u0000'])('%j is not JSON', (text) => {
  expect(() => parse(text)).toThrow(unreadable);
});

test.each([
  ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
  ['brackets in texts', JSON.stringify({ a: '['.repeat(1000), b: '"[[\\' })],
  ['brackets behind an escaped quote', JSON.stringify({ a: `"${'['.repeat(1000)}` })],
  [
    'brackets behind any number of backslashes',
    JSON.stringify({ [`\\"${'['.repeat(70)}`]: `\\\\"${'['.repeat(70)}\\` }),
  ],
  ['a field that is called constructor', '{"constructor":"Brunel"}'],
  ['numbers within the range', '[1e308,-1.5E+308,1e-999,5,true,false]'],
  ['a number of 305 digits', '9'.repeat(305)],
  ['large numbers in texts', '{"a":"1e999 is no 1e9"}'],
  ['a text of 5 MiB', JSON.stringify('A'.repeat(5 * 1024 * 1024))],
])('%s are taken', (_, text) => {
  expect(parse(text)).toEqual(JSON.parse(text));
});

test('an escaped backslash ends no text early', () => {
  const text = `{"a":"\\\\","b":${'['.repeat(64)}${']'.repeat(64)}}`;
  expect(() => parse(text)).toThrow('nested more than 64 levels');
});

test.each([
  ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`],
  ['an open bracket a million times', '['.repeat(1_000_000)],
  ['a million values', `[${'1,'.repeat(1_000_000)}1]`],
  ['__proto__', '{"a":[{"__proto__":{}}]}'],
  ['__proto__ in escapes', '{"\\u005f_proto__":1}'],
  ['constructor.prototype', '{"constructor":{"prototype":{}}}'],
  ['NUL in a text', '{"a":"\\u0000"}'],
  ['NUL in a name', '{"\\u0000":1}'],
  ['half of a surrogate pair', '{"a":"\\ud800"}'],
  ['the other half, in a name', '{"a\\udc00":1}'],
  ['a text of 7 MiB', JSON.stringify('A'.repeat(7 * 1024 * 1024))],
])('%s is refused', (_, text) => {
  expect(() => parse(text)).toThrow(unreadable);
});

test.each(['1e999', '-1E+999', '{"a":[{"b":1.5e309}]}', `[${'9'.repeat(310)}]`, `${'9'.repeat(310)}.5`])(
  'the number in %s is too large',
  (text) => {
    expect(() => parse(text)).toThrow('contains a number that is too large');
  },
);

test('of a form, empty fields are absent and repeated ones are flaws', () => {
  expect(parseForm(Buffer.from('a=1&b=&c=x+y&c=z&__proto__=1'))).toEqual({
    fields: { a: '1', c: 'x y', ['__proto__']: '1' },
    flaws: [{ place: 'body', field: 'c', code: 'text', rule: 'was sent more than once' }],
  });
});

test.each(['a=%zz', 'a=%ff', 'a=%00', '\xff'])('the form %j is unreadable', (text) => {
  expect(() => parseForm(Buffer.from(text, 'latin1'))).toThrow(unreadable);
});
