import type { ParameterObject } from '@finops/openapi';
import { expect, test } from 'vitest';
import { readHeaders, readQuery, unknownParameters } from './read-parameters.ts';
import { parseQuery } from './target.ts';

const parameters: ParameterObject[] = [
  { name: 'limit', in: 'query', schema: { type: 'integer' } },
  { name: 'rate', in: 'query', schema: { type: 'number' } },
  { name: 'open', in: 'query', schema: { type: 'boolean' } },
  { name: 'q', in: 'query', schema: { type: 'string' } },
  { name: 'status', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
  { name: 'sizes', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
  { name: 'token', in: 'query', schema: { type: 'integer' } },
  { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', minLength: 1 } },
  { name: 'X-Profile', in: 'header', schema: { type: 'string' } },
  { name: 'X-Count', in: 'header', schema: { type: 'integer' } },
];

test.each([
  ['limit=10&q=a+b&open=true', { limit: '10', q: 'a b', open: 'true' }],
  ['status=a&status=b&sizes=1', { status: ['a', 'b'], sizes: ['1'] }],
  ['limit=-1&rate=-0.5', { limit: '-1', rate: '-0.5' }],
  ['LIMIT=10&X-Profile=a', {}],
])('the query %s is read', (text, values) => {
  expect(readQuery(parameters, parseQuery(text))).toEqual({ values, flaws: [] });
});

test.each<[string, string, string, string | undefined]>([
  ['limit=1&limit=1', 'limit', 'was sent more than once', undefined],
  ['q=', 'q', 'must not be empty', undefined],
  ['status=a&status=', 'status', 'must not be empty', undefined],
  ['sizes=1&sizes=a', 'sizes', 'must be an integer, in digits only', '"a"'],
  ['rate=1e1', 'rate', 'must be a number, in digits', '"1e1"'],
  ['open=1', 'open', 'must be true or false', '"1"'],
  ['token=a', 'token', 'must be an integer, in digits only', undefined],
])('the query %s: %s %s', (text, field, rule, given) => {
  const { flaws } = readQuery(parameters, parseQuery(text));
  expect(flaws).toMatchObject([{ place: 'query', field, rule }]);
  expect(flaws[0]?.given).toEqual(given);
});

test.each(['0x10', '1e1', '1.0', '%2B5', '%205', '5%20', 'ten'])('%s is no whole number', (text) => {
  expect(readQuery(parameters, parseQuery(`limit=${text}`)).flaws).toHaveLength(1);
});

test('an empty value is no value', () => {
  expect(readQuery(parameters, parseQuery('q=&limit=1')).values).toEqual({ limit: '1' });
});

test('headers are read by the names of the contract, and an empty one is absent', () => {
  const headers = { 'idempotency-key': 'k', 'x-profile': ' ', 'x-count': '3', 'x-other': 'a' };
  expect(readHeaders(parameters, headers)).toEqual({
    values: { 'Idempotency-Key': 'k', 'X-Count': '3' },
    flaws: [],
  });
});

test('an empty header that has a least length is a flaw, and so is a word for a number', () => {
  expect(readHeaders(parameters, { 'idempotency-key': '', 'x-count': 'a' }).flaws).toMatchObject([
    { place: 'header', field: 'Idempotency-Key', rule: 'must not be empty' },
    { place: 'header', field: 'X-Count', rule: 'must be an integer, in digits only', given: '"a"' },
  ]);
});

test('unknown parameters are named as they are written', () => {
  expect(unknownParameters(parameters, parseQuery('limit=1&LIMIT=2&X-Profile=a&=1'))).toEqual([
    'LIMIT',
    'X-Profile',
    '',
  ]);
});
