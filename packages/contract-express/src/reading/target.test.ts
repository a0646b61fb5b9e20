import { expect, test } from 'vitest';
import { decodePath, parseQuery, splitTarget } from './target.ts';

test.each([
  ['/v1/balances', ['v1', 'balances'], ''],
  ['/v1/balances/', ['v1', 'balances'], ''],
  ['/v1/balances//', ['v1', 'balances', ''], ''],
  ['/', [''], ''],
  ['/v1/a%2Fb?x=1?2', ['v1', 'a%2Fb'], 'x=1?2'],
  ['http://mock.test:80/v1/x?y', ['v1', 'x'], 'y'],
  ['http://mock.test?y', [], 'y'],
  ['*', [], ''],
])('%s is %j and %j', (target, segments, query) => {
  expect(splitTarget(target)).toMatchObject({ segments, query });
});

test('a path is decoded segment by segment', () => {
  expect(decodePath(['v1', 'a%2Fb', '%E2%82%AC'])).toEqual(['v1', 'a/b', '€']);
});

test.each(['%', '%zz', '%ff', '%c3%28'])('%s in a path is a bad request', (segment) => {
  expect(() => decodePath([segment])).toThrow(expect.objectContaining({ kind: 'unreadable' }));
});

test.each([
  ['', []],
  [
    'a=1&b=2',
    [
      ['a', ['1']],
      ['b', ['2']],
    ],
  ],
  ['a=1&a=2&a', [['a', ['1', '2', '']]]],
  [
    'a+b=c+d%2B&&=x',
    [
      ['a b', ['c d+']],
      ['', ['x']],
    ],
  ],
  ['__proto__=1', [['__proto__', ['1']]]],
])('the query %s is %j', (text, entries) => {
  expect([...parseQuery(text)]).toEqual(entries);
});

test.each(['a=%', 'a=%ff', 'a=%00', '%00=a'])('the query %s is a bad request', (text) => {
  expect(() => parseQuery(text)).toThrow(expect.objectContaining({ kind: 'unreadable' }));
});

test('a value that cannot be decoded is not repeated, for it may be a secret', () => {
  const message = 'The value of code_verifier in the form body is not percent-encoded UTF-8.';
  expect(() => parseQuery('code_verifier=SECRET%zz', 'form body')).toThrow(message);
  expect(() => parseQuery('code_verifier=SECRET%zz', 'form body')).not.toThrow('SECRET');
});

test.each(['a', 'a=1'])('more than 1,000 pairs of %s are a bad request', (pair) => {
  const pairs = (count: number): string => Array(count).fill(pair).join('&');
  expect(parseQuery(pairs(1000)).get('a')).toHaveLength(1000);
  expect(() => parseQuery(pairs(1001), 'form body')).toThrow('The form body has more than 1000 values.');
});
