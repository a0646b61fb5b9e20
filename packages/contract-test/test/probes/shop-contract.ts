import type { Contract } from '../../src/model.ts';
import { loadFiles } from '../harness/temporary-spec.ts';

const problem = { description: 'Refused.', content: { 'application/json': { schema: { type: 'object' } } } };
const problems = (...statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, problem]));
const thing = { $ref: '#/components/schemas/Thing' };
const thingAnswer = { description: 'A thing.', content: { 'application/json': { schema: thing } } };
const thingId = {
  name: 'thingId',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^t-[0-9]{8}$' },
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  security: [{ token: ['things'] }],
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 10 }, example: 3 },
          { name: 'sort', in: 'query', schema: { type: 'string', enum: ['asc', 'desc'] } },
          { name: 'code', in: 'query', schema: { type: 'string', pattern: '^[A-Z]{3}$' }, example: 'ABC' },
        ],
        responses: {
          200: {
            description: 'All of them.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { items: { type: 'array', items: thing } } },
                examples: { none: { value: { items: [] } } },
              },
            },
          },
          ...problems(400, 401, 403, 406),
        },
      },
      post: {
        operationId: 'createThing',
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', minLength: 8 } }],
        requestBody: {
          required: true,
          'x-max-body-bytes': 2000,
          content: {
            'application/json': {
              schema: thing,
              examples: { small: { value: { name: 'cup' } }, big: { value: { name: 'table', size: 5 } } },
            },
          },
        },
        responses: {
          201: { ...thingAnswer, headers: { Location: { required: true, schema: { type: 'string' } } } },
          ...problems(400, 401, 403, 409, 413, 415),
        },
      },
    },
    '/things/{thingId}': {
      parameters: [thingId],
      get: { operationId: 'getThing', responses: { 200: thingAnswer, ...problems(400, 401, 403, 404) } },
      delete: {
        operationId: 'removeThing',
        responses: { 204: { description: 'Gone.' }, ...problems(400, 401, 403, 404) },
      },
    },
    '/things/newest': {
      get: { operationId: 'newestThing', security: [], responses: { 200: thingAnswer, ...problems(404) } },
    },
  },
  components: {
    securitySchemes: {
      token: {
        type: 'oauth2',
        flows: { implicit: { authorizationUrl: 'https://a.example', scopes: { things: 'All.' } } },
      },
    },
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          id: { type: 'string', readOnly: true },
          name: { type: 'string', minLength: 1, maxLength: 8 },
          size: { type: 'integer', minimum: 1, maximum: 5 },
          colour: { type: 'string', pattern: '^[a-z]+$', maxLength: 6 },
          parts: {
            type: 'array',
            prefixItems: [{ type: 'integer' }, { type: 'boolean' }],
            items: false,
            minItems: 2,
          },
        },
      },
    },
  },
};

/** A contract with a list, a create, a read and a delete, with credentials; `/things/newest` looks like a thing. */
export function shopContract(): Promise<Contract> {
  return loadFiles({ 'openapi.yaml': JSON.stringify(document, undefined, 2) });
}
