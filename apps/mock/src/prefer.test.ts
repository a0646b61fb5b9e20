import { errorCatalogue } from '@finops/contract';
import { describe, expect, test } from 'vitest';
import { smallDocument } from '../test/small-document.ts';
import { loadContract } from './contract.ts';
import { chooseResponse } from './prefer.ts';

describe('the response that is chosen', async () => {
  const { operations } = await loadContract(smallDocument);
  const choose = (id: string, prefer?: string) => {
    const operation = operations.find((one) => one.id === id);
    if (operation === undefined) throw new Error(`no ${id}`);
    const { status, example } = chooseResponse(operation, prefer === undefined ? undefined : [prefer], 'GET');
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
    ['listThings', 'code=4xx', '404 first'],
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
    ['listThings', 'code=405', errorCatalogue.method_not_allowed.meaning],
  ])('of %s for %s is none, and it says which there are', (id, prefer, message) => {
    expect(() => choose(id, prefer)).toThrow(message);
  });
});
