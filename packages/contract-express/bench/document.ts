import { answerOf, creation } from './bodies.ts';

/** A resource of the benchmark's contract has four operations on two paths. */
const names = ['balance', 'list', 'create', 'change'] as const;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const decimal = { type: 'string', pattern: '^-?(0|[1-9]\\d{0,19})(\\.\\d{1,18})?$' };
const code = { type: 'string', pattern: '^[A-Z0-9]{2,10}$' };
const time = { type: 'string', format: 'date-time' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, value?: object) => ({
  'application/json': { schema, ...(value && { examples: { done: { value } } }) },
});

/** The resource of the three routes that are measured. */
export const measured = 'r25';

/**
 * Makes an OpenAPI document of 3 or more operations: those of `measured` first, then whole resources of four
 * operations, each with schemas of its own. Its examples are what the peers send and answer.
 */
export function benchDocument(operations: number): object {
  const resources = resourcesOf(operations);
  const paths = Object.assign({}, ...resources.map((resource) => pathsOf(resource, operations <= 3)));
  const schemas = Object.assign({}, ...resources.map(schemasOf));
  return {
    openapi: '3.1.0',
    info: { title: 'Benchmark', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        ...schemas,
        Decimal: decimal,
        Code: code,
        Money: {
          type: 'object',
          required: ['amount', 'currency'],
          properties: { amount: ref('Decimal'), currency: ref('Code') },
        },
        Pagination: {
          type: 'object',
          required: ['has_next'],
          properties: { has_next: { type: 'boolean' }, next: { type: 'string' } },
        },
        ErrorBody: {
          type: 'object',
          required: ['status', 'message', 'error'],
          properties: {
            status: { const: 'error' },
            message: { type: 'string' },
            error: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
          },
        },
      },
    },
  };
}

/** The names of the resources of a contract of so many operations. */
export function resourcesOf(operations: number): string[] {
  return operations <= 3 ? [measured] : Array.from({ length: operations / 4 }, (_, index) => `r${index + 1}`);
}

function pathsOf(resource: string, few: boolean): object {
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_]{3,40}$' },
  };
  const profile = { name: 'X-Profile', in: 'header', schema: { type: 'string', maxLength: 40 } };
  const query = [
    { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } },
    { name: 'sort', in: 'query', schema: { type: 'string', enum: ['asc', 'desc'], default: 'asc' } },
  ];
  const one = { ...envelope(ref(`${resource}Thing`)) };
  const list = envelope({ type: 'array', items: ref(`${resource}Thing`) }, { pagination: ref('Pagination') });
  const body = { required: true, content: json(ref(`${resource}Create`), creation) };
  const operation = (name: (typeof names)[number], status: number, schema: object, rest: object) => ({
    operationId: `${name}_${resource}`,
    responses: {
      [status]: { description: '', content: json(schema, answerOf(name).body) },
      ...failures,
    },
    ...rest,
  });
  return {
    [`/v1/${resource}/{id}`]: {
      get: operation('balance', 200, one, { parameters: [id, profile] }),
      ...(!few && { patch: operation('change', 200, one, { parameters: [id, profile], requestBody: body }) }),
    },
    [`/v1/${resource}`]: {
      get: operation('list', 200, list, { parameters: [...query, profile] }),
      post: operation('create', 201, one, { parameters: [profile], requestBody: body }),
    },
  };
}

const failures = Object.fromEntries(
  [400, 401, 403, 404, 406, 429, 500, 503].map((status) => [
    status,
    { description: '', content: json(ref('ErrorBody')) },
  ]),
);

function envelope(data: object, more: Record<string, object> = {}): object {
  return {
    type: 'object',
    required: ['status', 'message', 'data', ...Object.keys(more)],
    properties: { status: { const: 'success' }, message: { type: 'string' }, data, ...more },
  };
}

function schemasOf(resource: string): object {
  return {
    [`${resource}Thing`]: {
      type: 'object',
      required: ['id', 'kind', 'state', 'available', 'held', 'address', 'tags', 'created_at', 'updated_at'],
      properties: {
        id: { type: 'string', pattern: '^BAL_[0-9A-Za-z]{16}$' },
        kind: { type: 'string', enum: ['fiat', 'crypto'] },
        state: { type: 'string', enum: ['open', 'closed'] },
        available: ref('Money'),
        held: ref('Money'),
        rate: ref('Decimal'),
        address: {
          type: 'object',
          required: ['street', 'city', 'country'],
          properties: {
            street: text(200),
            city: text(100),
            country: { type: 'string', pattern: '^[A-Z]{2}$' },
          },
        },
        note: text(500),
        tags: { type: 'array', maxItems: 10, items: text(40) },
        history: {
          type: 'array',
          items: {
            type: 'object',
            required: ['at', 'amount', 'reason'],
            properties: { at: time, amount: ref('Decimal'), reason: text(200) },
          },
        },
        created_at: time,
        updated_at: time,
      },
    },
    [`${resource}Create`]: {
      type: 'object',
      required: ['currency', 'kind'],
      properties: {
        currency: ref('Code'),
        kind: { type: 'string', enum: ['fiat', 'crypto'] },
        limit: ref('Money'),
        note: text(500),
        tags: { type: 'array', maxItems: 10, items: text(40) },
      },
    },
  };
}
