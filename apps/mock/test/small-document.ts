import type { ApiDocument, OperationObject } from '@finops/openapi';

const ok = (value: unknown): OperationObject['responses'][string] => ({
  content: { 'application/json': { schema: {}, examples: { first: { value } } } },
});

/** A small document for tests that must not depend on the current contract. */
export const smallDocument = {
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: { title: 'Small', version: '1' },
  components: {
    securitySchemes: {
      Bearer: { type: 'http', scheme: 'bearer' },
      Basic: { type: 'http', scheme: 'basic' },
      Key: { type: 'apiKey', in: 'header', name: 'X-KEY' },
      Session: { type: 'apiKey', in: 'cookie', name: 'session' },
    },
  },
  paths: {
    '/v1/things': {
      get: {
        operationId: 'listThings',
        parameters: [
          { name: 'open', in: 'query', schema: { type: 'boolean' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } },
          {
            name: 'status',
            in: 'query',
            schema: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
          },
        ],
        responses: { '200': ok({ data: [] }), '4XX': ok({ error: { name: 'not_found' } }) },
      },
      post: {
        operationId: 'createThing',
        security: [{ Bearer: [] }, { Key: [] }],
        requestBody: {
          required: true,
          'x-max-body-bytes': 100,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: { type: 'string' },
                  part: { type: 'object', properties: { size: { type: 'string' } } },
                },
              },
            },
          },
        },
        responses: {
          '201': {
            headers: { Location: { required: true, example: '/elsewhere' } },
            content: {
              'application/json': {
                examples: {
                  small: { value: { data: { id: 'THG_1' } } },
                  large: { value: { data: { id: 'THG_2' } } },
                },
              },
            },
          },
          '400': ok({ error: { name: 'schema_validation' } }),
          '404': ok({ error: { name: 'not_found' } }),
          '422': ok({ error: { name: 'invalid_state' } }),
        },
      },
    },
    '/v1/things/search': { post: { operationId: 'searchThings', responses: { '200': ok({}) } } },
    '/v1/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { '200': ok({ data: { id: 'THG_1' } }) },
      },
    },
    '/v1/user': {
      get: { operationId: 'getSession', security: [{ Session: [] }], responses: { '200': ok({}) } },
    },
    '/oauth2/token': {
      post: {
        operationId: 'createToken',
        security: [{ Basic: [] }],
        responses: { '200': ok({}), '400': ok({ error: 'invalid_request' }) },
      },
    },
  },
} satisfies ApiDocument & Record<string, unknown> as ApiDocument;
