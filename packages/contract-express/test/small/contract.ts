/** A contract of five operations that shows everything which an app has to do, and its types. */

const errorBody = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
const failure = { description: '', content: errorBody };
const thing = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^THG_\\d+$' } };

export const smallDocument = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  security: [{ ApiKey: ['things:read'] }],
  paths: {
    '/v1/things': {
      get: {
        operationId: 'listThings',
        security: [],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
          {
            name: 'status',
            in: 'query',
            schema: { type: 'array', items: { enum: ['open', 'closed'], type: 'string' } },
          },
        ],
        responses: {
          200: {
            description: '',
            headers: { 'X-Total': { required: true, schema: { type: 'integer', minimum: 0 } } },
            content: thing,
          },
          '4XX': { ...failure, headers: { 'X-Hint': { schema: { type: 'integer' } } } },
          500: failure,
        },
      },
      post: {
        operationId: 'createThing',
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', minLength: 1 } }],
        requestBody: {
          required: true,
          'x-max-body-bytes': 200,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingCreate' } } },
        },
        responses: {
          201: { description: '', content: thing },
          400: failure,
          413: failure,
          415: failure,
          500: failure,
        },
      },
    },
    '/v1/things/{id}': {
      parameters: [id],
      get: {
        operationId: 'getThing',
        responses: {
          200: { description: '', headers: { 'X-Owner': { schema: { type: 'string' } } }, content: thing },
          404: { ...failure, headers: { 'X-Hint': { schema: { type: 'integer' } } } },
          406: failure,
          500: failure,
          503: failure,
        },
      },
      delete: {
        operationId: 'deleteThing',
        responses: { 204: { description: '' }, 404: failure, 500: failure },
      },
    },
    '/v1/things/search': {
      post: {
        operationId: 'searchThings',
        responses: { 200: { description: '', content: thing }, 400: failure, 500: failure },
      },
    },
  },
  components: {
    securitySchemes: { ApiKey: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, limit: { type: 'integer' } },
      },
      ThingCreate: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 20 },
          currency: { type: 'string', 'x-normalize': 'code', pattern: '^[A-Z]{3}$' },
          size: { type: 'string', default: 'small' },
        },
      },
      ErrorBody: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
    },
  },
};

interface Thing {
  name: string;
  limit?: number;
}
interface Failure {
  headers: Record<string, unknown>;
  content: { 'application/json': { message: string } };
}
interface Total {
  headers: { 'X-Total': number; 'X-Request-Id': string; 'X-Hint'?: string; [name: string]: unknown };
  content: { 'application/json': Thing };
}
interface Answer {
  headers: Record<string, unknown>;
  content: { 'application/json': Thing };
}
interface Id {
  parameters: { path: { id: string }; query?: never; header?: never };
  requestBody?: never;
}

/** Required headers that the app adds by itself. */
export type SmallSupplied = 'X-Request-Id';

/** The operations as openapi-typescript types them. */
export interface SmallOperations {
  listThings: {
    parameters: { query?: { limit?: number; status?: ('open' | 'closed')[] }; path?: never; header?: never };
    requestBody?: never;
    responses: { 200: Total; '4XX': Failure; 500: Failure };
  };
  createThing: {
    parameters: { query?: never; path?: never; header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': { name: string; currency?: string; size?: string } } };
    responses: { 201: Answer; 400: Failure; 413: Failure; 415: Failure; 500: Failure };
  };
  getThing: Id & { responses: { 200: Answer; 404: Failure; 406: Failure; 500: Failure; 503: Failure } };
  deleteThing: Id & { responses: { 204: { headers: object; content?: never }; 404: Failure; 500: Failure } };
  searchThings: {
    parameters: { query?: never; path?: never; header?: never };
    requestBody?: never;
    responses: { 200: Answer; 400: Failure; 500: Failure };
  };
}

export interface SmallDefaults {
  listThings: { query: 'limit'; headers: never; body: never };
  createThing: { query: never; headers: never; body: 'size' };
  getThing: { query: never; headers: never; body: never };
  deleteThing: { query: never; headers: never; body: never };
  searchThings: { query: never; headers: never; body: never };
}
