import { describe, expect, it } from 'vitest';
import { recorded } from '../../test/record/recorded.ts';
import { exchange, type GivenExchange } from '../../test/record/traffic.ts';

const uuid = (digit: number) => `0190a8f0-0000-4000-8000-00000000000${digit}`;

const thing = {
  type: 'object',
  required: ['id', 'size'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    size: { type: 'integer', maximum: 10 },
    state: { type: 'string', enum: ['open', 'closed'] },
    made: { type: 'string', format: 'date-time' },
    owner: { $ref: '#/components/schemas/Owner' },
  },
};

const problem = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function shop(schema: object = thing, openapi = '3.1.0') {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } };
  return {
    openapi,
    info: { title: 'Shop', version: '1' },
    security: [{ key: [] }, {}],
    paths: {
      '/things/{thing_id}': {
        parameters: [{ name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } }],
        get: {
          operationId: 'getThing',
          parameters: [{ name: 'view', in: 'query', required: true, schema: { type: 'integer' } }],
          responses: {
            200: {
              description: 'A thing',
              headers: { 'X-Rate': { required: true, schema: { type: 'integer' } } },
              content,
            },
            404: { $ref: '#/components/responses/Problem' },
          },
        },
        put: {
          operationId: 'putThing',
          requestBody: { required: true, content },
          responses: { 204: { description: 'Put' } },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key' } },
      responses: { Problem: problem },
      schemas: {
        Thing: schema,
        Owner: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
        Problem: {
          type: 'object',
          required: ['code', 'title'],
          properties: { code: { type: 'string' }, title: { type: 'string' } },
        },
      },
    },
  };
}

const right = { id: uuid(1), size: 3, state: 'open' };
const rate = { 'X-Rate': '5' };
const read = (answer: unknown, given: GivenExchange = {}) =>
  exchange('GET /things/a?view=1', { answer, answerHeaders: rate, ...given });

describe('traffic that keeps the document', () => {
  it.each([
    ['a read', read(right)],
    ['a write', exchange('PUT /things/a', { status: 204, body: right })],
    [
      'a declared refusal',
      exchange('GET /things/a?view=x', {
        status: 404,
        answer: { code: 'a', title: 'b' },
        answerType: 'application/problem+json',
      }),
    ],
    [
      'headers of browsers and credentials',
      read(right, { headers: { Cookie: 'a=1', 'Sec-Fetch-Mode': 'cors', 'X-Forwarded-For': '::1' } }),
    ],
    [
      'a credential in the query',
      exchange('GET /things/a?view=1&key=abcdefgh', { answer: right, answerHeaders: rate }),
    ],
    ['an answer to If-None-Match', read(undefined, { status: 304, headers: { 'If-None-Match': '"1"' } })],
    ['a preflight', exchange('OPTIONS /things/a', { status: 204 })],
    [
      'a path that is not there',
      exchange('GET /favicon.ico', { status: 404, answer: 'no', answerType: 'text/plain' }),
    ],
    ['HEAD', exchange('HEAD /things/a?view=1', {})],
  ])('%s', async (_, one) => {
    const { result } = await recorded(shop(), [one]);
    expect(result.proposals).toEqual([]);
  });
});

describe('proposals for schemas', () => {
  const schemaOf = (edited: { components: { schemas: { Thing: unknown } } }) =>
    edited.components.schemas.Thing;
  it.each<[string, object, object]>([
    ['another type', { size: 1.5 }, { properties: { size: { type: 'number', maximum: 10 } } }],
    ['null', { made: null }, { properties: { made: { type: ['string', 'null'], format: 'date-time' } } }],
    ['another format', { made: 'today' }, { properties: { made: { type: 'string' } } }],
    ['another value', { state: 'lost' }, { properties: { state: { enum: ['open', 'closed', 'lost'] } } }],
    [
      'null in an enumeration',
      { state: null },
      { properties: { state: { type: ['string', 'null'], enum: ['open', 'closed', null] } } },
    ],
    ['a bound', { size: 12 }, { properties: { size: { type: 'integer', maximum: 12 } } }],
    ['no member', { size: undefined }, { required: ['id'] }],
    ['another member', { seen: '2026-01-02' }, { properties: { seen: { type: 'string', format: 'date' } } }],
    [
      'null for a reference',
      { owner: null },
      { properties: { owner: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] } } },
    ],
    [
      'a value behind another',
      { seen: [{ a: 1 }], size: '7' },
      { properties: { size: { type: ['integer', 'string'] }, seen: { items: { required: ['a'] } } } },
    ],
  ])('%s', async (_, change, wanted) => {
    for (const one of [
      read({ ...right, ...change }),
      exchange('PUT /things/a', { status: 204, body: { ...right, ...change } }),
    ]) {
      const { result, edited, left } = await recorded(shop(), [read(right), one]);
      expect(result.proposals.length).toBeGreaterThan(0);
      expect(schemaOf(edited)).toMatchObject(wanted);
      expect(left).toEqual([]);
    }
  });

  it('writes what OpenAPI 3.0 allows', async () => {
    const values = [
      { made: null },
      { owner: null },
      { state: null },
      { size: 'many' },
      { extra: null },
      { extra: 1 },
      { extra: 'a' },
    ];
    const traffic = values.map((change) => read({ ...right, ...change }));
    const { edited, left } = await recorded(shop(thing, '3.0.3'), traffic);
    expect(schemaOf(edited)).toMatchObject({
      properties: {
        made: { type: 'string', nullable: true },
        owner: { nullable: true, allOf: [{ $ref: '#/components/schemas/Owner' }] },
        state: { nullable: true },
        size: { maximum: 10 },
        extra: { nullable: true, anyOf: [{ type: 'integer' }, { type: 'string' }] },
      },
    });
    expect(JSON.stringify(edited)).not.toContain('"null"');
    expect(left).toEqual([]);
  });

  it('opens closed schemas, and alternatives that are too few or too many', async () => {
    const schema = {
      oneOf: [
        {
          type: 'object',
          required: ['kind'],
          properties: { kind: { const: 'a' } },
          additionalProperties: false,
        },
        {
          type: 'object',
          required: ['kind'],
          properties: { kind: { enum: ['a', 'b'] }, size: { type: 'integer' } },
        },
      ],
    };
    const traffic = [{ kind: 'a' }, { kind: 'b', size: 1 }, { kind: 'c', size: 'x' }, 7].map((value) =>
      read(value),
    );
    const { left } = await recorded(shop(schema), traffic);
    expect(left).toEqual([]);
  });

  it('generalises over all exchanges', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      ...right,
      row: {
        id: uuid(index % 10),
        at: '2026-01-01T00:00:00Z',
        mode: index % 2 ? 'slow' : 'fast',
        count: index,
        ...(index > 5 && { note: `n${index}` }),
      },
    }));
    const { edited } = await recorded(
      shop(),
      rows.map((row) => read(row)),
    );
    expect(edited.components.schemas.Thing.properties.row).toEqual({
      type: 'object',
      required: ['id', 'at', 'mode', 'count'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        at: { type: 'string', format: 'date-time' },
        mode: { type: 'string', enum: ['fast', 'slow'] },
        count: { type: 'integer' },
        note: { type: 'string' },
      },
    });
  });
});

describe('proposals for operations', () => {
  it('declares statuses, by a declared response where one fits', async () => {
    const refused = { answer: { code: 'a', title: 'b' }, answerType: 'application/problem+json' };
    const { edited, left } = await recorded(shop(), [
      read(undefined, { ...refused, answerHeaders: {}, status: 409 }),
      read({ message: 'slow down' }, { status: 429, answerHeaders: { 'Retry-After': '3' } }),
    ]);
    const { responses } = edited.paths['/things/{thing_id}'].get;
    expect(responses[409]).toEqual({ $ref: '#/components/responses/Problem' });
    expect(responses[429]).toEqual({
      description: 'Too Many Requests',
      headers: { 'Retry-After': { required: true, schema: { type: 'integer' } } },
      content: {
        'application/json': {
          schema: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
        },
      },
    });
    expect(left).toEqual([]);
  });

  it('declares media types, headers and parameters', async () => {
    const { edited, left, result } = await recorded(shop(), [
      read('a,b', { answerType: 'text/csv; charset=utf-8' }),
      read(right, { answerHeaders: { ...rate, 'X-Cost': '1.5' }, headers: { 'X-Trace': 'on' } }),
      exchange('GET /things/a?view=1&tag=x&tag=y&since=2026-01-01', { answer: right, answerHeaders: rate }),
      exchange('GET /things/a', { answer: right, answerHeaders: { 'X-Rate': 'many' } }),
      exchange('PUT /things/a', {
        status: 204,
        body: 'size=1&name=b',
        type: 'application/x-www-form-urlencoded',
      }),
      exchange('PUT /things/a', { status: 204 }),
    ]);
    const { get, put } = edited.paths['/things/{thing_id}'];
    expect(get.parameters).toEqual([
      { name: 'view', in: 'query', schema: { type: 'integer' } },
      { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
      { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      { name: 'since', in: 'query', schema: { type: 'string', format: 'date' } },
    ]);
    expect(get.responses[200].headers['X-Cost']).toEqual({ schema: { type: 'number' } });
    expect(get.responses[200].headers['X-Rate'].schema.type).toEqual(['integer', 'string']);
    expect(get.responses[200].content['text/csv']).toEqual({ schema: { type: 'string' } });
    expect(put.requestBody.required).toBeUndefined();
    expect(Object.keys(put.requestBody.content)).toHaveLength(2);
    expect(left).toEqual([]);
    expect(
      new Set(result.proposals.map(({ severity, deviation }) => `${severity} ${deviation.rule}`)),
    ).toContain('warning undocumented-parameter');
  });

  it('declares operations and paths with all that their traffic shows', async () => {
    const parts = [1, 2, 3].map((digit) =>
      exchange(`GET /things/a/parts/${uuid(digit)}?deep=true`, {
        answer: right,
        headers: { 'X-Trace': 'on' },
      }),
    );
    const { edited, left, result } = await recorded(shop(), [
      ...parts,
      exchange(`GET /things/a/parts/${uuid(4)}`, {
        status: 404,
        answer: { code: 'a', title: 'b' },
        answerType: 'application/problem+json',
      }),
      exchange('DELETE /things/a', { status: 204 }),
      exchange('POST /orders', {
        status: 201,
        body: { lines: [{ sku: 'a-1', count: 2 }] },
        answer: { id: 'ord_10023' },
        answerHeaders: { Location: '/orders/ord_10023' },
      }),
      exchange('GET /orders/ord_10023', { answer: { id: 'ord_10023' } }),
      exchange('GET /orders/ord_10024', { answer: { id: 'ord_10024', note: null } }),
    ]);
    expect(Object.keys(edited.paths)).toEqual([
      '/things/{thing_id}',
      '/things/{thing_id}/parts/{part_id}',
      '/orders',
      '/orders/{order_id}',
    ]);
    expect(edited.paths['/things/{thing_id}/parts/{part_id}']).toMatchObject({
      parameters: [
        { name: 'thing_id', schema: { type: 'string' } },
        { name: 'part_id', schema: { format: 'uuid' } },
      ],
      get: {
        parameters: [{ name: 'deep', schema: { type: 'boolean' } }, { name: 'X-Trace' }],
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
          404: { $ref: '#/components/responses/Problem' },
        },
      },
    });
    expect(edited.paths['/things/{thing_id}'].delete).toEqual({
      responses: { 204: { description: 'No Content' } },
    });
    expect(edited.paths['/orders'].post.requestBody).toMatchObject({ required: true });
    expect(left).toEqual([]);
    expect(result.proposals.map(({ deviation, count }) => [deviation.operation, count])).toEqual([
      ['GET /things/{thing_id}/parts/{part_id}', 3],
      ['DELETE /things/{thing_id}', 1],
      ['POST /orders', 1],
      ['GET /orders/{order_id}', 2],
    ]);
  });

  it('proposes nothing for errors of the server and bodies that cannot be read', async () => {
    const { result, edited } = await recorded(shop(), [read({}, { status: 500 }), read('{"id":', {})]);
    expect(result.proposals.map(({ deviation, because }) => [deviation.rule, because])).toEqual([
      ['server-error', 'no document should promise an error of the server'],
      ['unreadable-body', 'a document cannot allow it'],
    ]);
    expect(edited).toEqual(shop());
  });
});
