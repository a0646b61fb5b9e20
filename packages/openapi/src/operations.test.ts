import { expect, test } from 'vitest';
import { operationAt, operationsOf, parametersOf } from './operations.ts';

const document = {
  openapi: '3.1.0',
  paths: {
    'x-note': 'Not a path.',
    '/things': { post: { operationId: 'createThing' }, get: { operationId: 'listThings' } },
    '/things/{id}': { $ref: '#/components/pathItems/Thing' },
  },
  webhooks: { 'thing.made': { post: { operationId: 'thingMade' } } },
  components: {
    parameters: { Id: { name: 'id', in: 'path' } },
    pathItems: {
      Thing: {
        parameters: [
          { $ref: '#/components/parameters/Id' },
          { name: 'X-Q', in: 'header', required: true },
          { name: 'q', in: 'query' },
        ],
        head: { operationId: 'seeThing', parameters: [{ name: 'x-q', in: 'header' }] },
      },
    },
  },
};

test('operations are listed by path and method, references of paths followed', () => {
  expect(
    operationsOf(document).map(({ path, method, operation }) => [path, method, operation.operationId]),
  ).toEqual([
    ['/things', 'get', 'listThings'],
    ['/things', 'post', 'createThing'],
    ['/things/{id}', 'head', 'seeThing'],
  ]);
});

test('webhooks are operations, too', () => {
  const [hook] = operationsOf(document, 'webhooks');
  expect([hook?.path, hook?.method]).toEqual(['thing.made', 'post']);
  expect(operationsOf({ openapi: '3.1.0' })).toEqual([]);
});

test('an operation is found by its path and its method', () => {
  expect(operationAt(document, { path: '/things', method: 'GET' })).toEqual({ operationId: 'listThings' });
  expect(operationAt(document, { path: '/things/{id}', method: 'head' })).toMatchObject({
    operationId: 'seeThing',
  });
  expect(operationAt(document, { path: '/things', method: 'put' })).toBeUndefined();
  expect(operationAt(document, { path: '/nothing', method: 'get' })).toBeUndefined();
});

test('parameters of a path are inherited, and overridden by place and name', () => {
  const found = operationsOf(document).flatMap((one) => parametersOf(document, one));
  expect(found).toEqual([
    { name: 'id', in: 'path' },
    { name: 'x-q', in: 'header' },
    { name: 'q', in: 'query' },
  ]);
});
