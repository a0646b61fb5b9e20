import { expect, test } from 'vitest';
import { acceptable, coveringType, essenceOf, isJson, rangesOf } from './media-types.ts';

const json = 'application/json';

test.each([
  [undefined, json],
  ['', json],
  ['*/*', json],
  ['application/*', json],
  ['text/html, application/json;q=0.1', json],
  ['APPLICATION/JSON', json],
  ['application/json;charset=utf-8', json],
  ['text/html', undefined],
  ['application/json;q=0', undefined],
  ['application/json;q=0, */*', undefined],
  ['application/json;q=x', undefined],
  ['application/json;q=2', undefined],
  ['application/json; Q=0.001', json],
  ['nonsense', undefined],
])('Accept: %s admits %s', (accept, type) => {
  expect(acceptable(accept, [json])).toBe(type);
});

test('the best quality wins, then the order offered', () => {
  expect(acceptable('text/html;q=0.5, application/json', ['text/html', json])).toBe(json);
  expect(acceptable('text/html;q=0.2, application/*;q=0.3', ['text/html', json])).toBe(json);
  expect(acceptable('*/*', ['text/html', json])).toBe('text/html');
});

test('a range that is offered is admitted with any type in it', () => {
  expect(acceptable('image/png', ['image/*'])).toBe('image/*');
  expect(acceptable('text/html', ['image/*'])).toBeUndefined();
});

test('parameters and case do not tell media types apart', () => {
  expect(essenceOf(' Text/CSV ; charset=utf-8')).toBe('text/csv');
  expect(rangesOf('Text/CSV; header=present')).toEqual(['text/csv', 'text/*', '*/*']);
});

test.each([
  [json, true],
  ['Application/JSON; charset=utf-8', true],
  ['application/problem+json', true],
  ['application/json-patch+json', true],
  ['application/jsonl', false],
  ['text/plain', false],
  ['json', false],
])('%s is JSON: %s', (type, expected) => {
  expect(isJson(type)).toBe(expected);
});

test.each([
  ['image/png', 'image/png'],
  ['IMAGE/PNG; q=1', 'image/png'],
  ['image/gif', 'image/*'],
  ['text/csv', 'Text/CSV; charset=utf-8'],
  ['text/plain', undefined],
])('%s is declared as %s', (given, expected) => {
  expect(coveringType(given, ['image/*', 'image/png', 'Text/CSV; charset=utf-8'])).toBe(expected);
});

test('what is in no other range is in that of all', () => {
  expect(coveringType('text/plain', ['image/*', '*/*'])).toBe('*/*');
});
