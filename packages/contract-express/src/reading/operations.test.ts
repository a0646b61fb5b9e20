import type { ApiDocument } from '@finops/openapi';
import { describe, expect, test } from 'vitest';
import { documentedOperations } from './operations.ts';

const bearer = { type: 'http', scheme: 'bearer' };
const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
const document = {
  openapi: '3.1.0',
  security: [{ Bearer: [] }],
  components: {
    securitySchemes: { Bearer: bearer, Key: key },
    schemas: { Currency: { type: 'string', maxLength: 10 } },
    parameters: {
      Currencies: {
        name: 'currencies',
        in: 'query',
        schema: { type: 'array', items: { $ref: '#/components/schemas/Currency' } },
      },
    },
    requestBodies: { Thing: { required: true, 'x-max-body-bytes': 10, content: { 'text/csv': {} } } },
  },
  paths: {
    '/v1/things': {
      parameters: [{ $ref: '#/components/parameters/Currencies' }],
      get: {
        operationId: 'listThings',
        parameters: [
          {
            name: 'currency',
            in: 'query',
            schema: { $ref: '#/components/schemas/Currency', description: 'Own.' },
          },
        ],
        responses: {},
      },
      post: {
        operationId: 'createThing',
        security: [{ Bearer: [], Key: [] }, { Key: [] }],
        requestBody: { $ref: '#/components/requestBodies/Thing' },
        responses: {},
      },
    },
    '/v1/open': {
      post: {
        operationId: 'createOpen',
        security: [],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {},
      },
    },
  },
} as unknown as ApiDocument;
const [list, create, open] = documentedOperations(document);

test('operations have their id, method and path', () => {
  expect([list, create, open].map((one) => [one?.id, one?.method, one?.path])).toEqual([
    ['listThings', 'get', '/v1/things'],
    ['createThing', 'post', '/v1/things'],
    ['createOpen', 'post', '/v1/open'],
  ]);
});

test('parameters are those of the path first, with the schemas that they refer to', () => {
  expect(list?.parameters.map(({ name, schema }) => [name, schema])).toEqual([
    ['currencies', { type: 'array', items: expect.objectContaining({ type: 'string', maxLength: 10 }) }],
    ['currency', expect.objectContaining({ type: 'string', maxLength: 10, description: 'Own.' })],
  ]);
});

test('credentials are alternatives, those of the document where the operation has none of its own', () => {
  expect([list, create, open].map((one) => one?.credentials)).toEqual([
    [[bearer]],
    [[bearer, key], [key]],
    [],
  ]);
});

test('a body has its limit, its schemas by media type, and may be optional', () => {
  expect([list, create, open].map((one) => one?.body)).toEqual([
    undefined,
    { required: true, maxBytes: 10, schemas: new Map([['text/csv', {}]]) },
    { required: false, maxBytes: 262_144, schemas: new Map([['application/json', { type: 'object' }]]) },
  ]);
});

test('a reference that leads nowhere is an error', () => {
  const broken = { ...document, paths: { '/v1/things': { $ref: '#/nowhere' } } } as unknown as ApiDocument;
  expect(() => documentedOperations(broken)).toThrow('The document has nothing at #/nowhere.');
});

test('a parameter of the operation wins over the one of its path with the same place and name', () => {
  const parameter = (name: string, place: string, type: string) => ({ name, in: place, schema: { type } });
  const item = {
    parameters: [
      parameter('q', 'query', 'integer'),
      parameter('X-Q', 'header', 'integer'),
      parameter('q', 'path', 'integer'),
    ],
    get: {
      operationId: 'one',
      parameters: [parameter('q', 'query', 'string'), parameter('x-q', 'header', 'string')],
      responses: {},
    },
  };
  const [one] = documentedOperations({ openapi: '3.1.0', paths: { '/{q}': item } } as unknown as ApiDocument);
  expect(one?.parameters.map(({ name, in: place, schema }) => [name, place, schema?.type])).toEqual([
    ['q', 'query', 'string'],
    ['x-q', 'header', 'string'],
    ['q', 'path', 'integer'],
  ]);
});

describe('the filters that a list has not', () => {
  const query = (...names: string[]) => names.map((name) => ({ name, in: 'query', schema: {} }));
  const lists = {
    openapi: '3.1.0',
    info: {},
    paths: {
      '/v1/things': {
        get: {
          operationId: 'listThings',
          parameters: query('limit', 'colour', 'id'),
          responses: {},
        },
        post: { operationId: 'createThing', parameters: query('limit', 'dry_run'), responses: {} },
      },
      '/v1/people': {
        get: {
          operationId: 'listPeople',
          parameters: query('limit', 'colour', 'title'),
          responses: {},
        },
      },
      '/v1/things/{id}': {
        get: {
          operationId: 'getThing',
          parameters: query('expand'),
          responses: {},
        },
      },
    },
  } as unknown as ApiDocument;
  const missing = new Map(
    documentedOperations(lists).map(({ id, missingFilters }) => [id, missingFilters && [...missingFilters]]),
  );

  test('are those of the other lists', () => {
    expect(missing.get('listThings')).toEqual(['title']);
    expect(missing.get('listPeople')).toEqual(['id']);
  });

  test('are none of an action without a body, and not asked of what reads one record', () => {
    expect([missing.get('createThing'), missing.get('getThing')]).toEqual([[], undefined]);
  });
});
