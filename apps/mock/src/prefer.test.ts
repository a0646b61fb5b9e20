import { describe, expect, test } from 'vitest';
import { smallDocument } from '../test/small-document.ts';
import { loadContract } from './contract.ts';
import { chooseResponse, parsePrefer } from './prefer.ts';

test.each([
  [undefined, { strict: false }],
  ['', { strict: false }],
  ['code=404', { strict: false, code: '404' }],
  ['code=422, example=quote-expired', { strict: false, code: '422', example: 'quote-expired' }],
  ['Code="422"; Example="a b"', { strict: false, code: '422', example: 'a b' }],
  ['code=4xx', { strict: false, code: '4XX' }],
  ['handling=strict, respond-async, wait=10', { strict: true }],
  ['handling=lenient', { strict: false }],
  ['code=404, code=500', { strict: false, code: '404' }],
  ['code', { strict: false, code: '' }],
  ['foo="a, code=500; b", code=404', { strict: false, code: '404' }],
  ['example="a,\\"b\\""; code="404', { strict: false, code: '"404', example: 'a,"b"' }],
])('Prefer: %s is %j', (header, preferences) => {
  expect(parsePrefer(header)).toEqual(preferences);
});

describe('the response that is chosen', async () => {
  const { operations } = await loadContract(smallDocument);
  const choose = (id: string, prefer?: string) => {
    const operation = operations.find((one) => one.id === id);
    if (operation === undefined) throw new Error(`no ${id}`);
    const { status, example } = chooseResponse(operation, parsePrefer(prefer));
    return example === undefined ? `${status}` : `${status} ${example}`;
  };

  test.each([
    ['listThings', undefined, '200'],
    ['createThing', undefined, '201'],
    ['createThing', 'code=422', '422'],
    ['createThing', 'example=large', '201 large'],
    ['createThing', 'code=201, example=large', '201 large'],
    ['createThing', 'example=first', '400 first'],
    ['listThings', 'code=4XX', '404 first'],
    ['listThings', 'code=404', '404 first'],
    ['listThings', 'code=405', '405'],
  ])('of %s for %s is %s', (id, prefer, expected) => {
    expect(choose(id, prefer)).toBe(expected);
  });

  test.each([
    ['createThing', 'code=500', 'There is: 201, 400, 404, 422.'],
    ['listThings', 'code=418', 'no error of this API has that status'],
    ['listThings', 'code=405, example=first', 'There is: none.'],
    ['createThing', 'code=4XX', 'There is: 201, 400, 404, 422.'],
    ['createThing', 'code=', 'There is: 201, 400, 404, 422.'],
    ['createThing', 'example=other', 'There is: small, large, first.'],
    ['createThing', 'code=201, example=first', 'There is: small, large.'],
  ])('of %s for %s is none, and it says which there are', (id, prefer, message) => {
    expect(() => choose(id, prefer)).toThrow(message);
  });
});
