import type { ApiDocument } from '@finops/openapi';
import { describe, expect, test } from 'vitest';
import { documentedOperations } from '../../../src/reading/operations.ts';
import { malformedClasses, sampleRequests, type Wire, type WireRequest } from '../index.ts';

const document = {
  openapi: '3.1.0',
  components: {
    securitySchemes: {
      Bearer: { type: 'http', scheme: 'bearer' },
      Key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
    schemas: {
      Named: { type: 'object', required: ['name'], properties: { name: { minLength: 2, maxLength: 4 } } },
      Short: { properties: { name: { minLength: 1, maxLength: 3 }, size: {} } },
    },
  },
  paths: {
    '/v1/things': {
      get: {
        operationId: 'listThings',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } },
          { name: 'since', in: 'query', required: true, schema: { type: 'string' }, example: 'a' },
        ],
        responses: { 200: { content: { 'application/json': {} } } },
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
                allOf: [{ $ref: '#/components/schemas/Named' }],
                oneOf: [{ $ref: '#/components/schemas/Short' }],
                required: ['size'],
              },
              examples: { small: { value: { name: 'a', size: 1 } } },
            },
          },
        },
        responses: {},
      },
    },
  },
} as unknown as ApiDocument;
const [list, create] = documentedOperations(document);

interface Sent {
  readonly request?: WireRequest;
  readonly bytes?: string;
}

/** What the class of a name puts on the wire. */
async function sentBy(name: string, operation: typeof list): Promise<Sent[]> {
  const sent: Sent[] = [];
  const reply = { status: 400, headers: new Map(), text: '' };
  const wire: Wire = {
    send: async (request) => {
      sent.push({ request });
      return reply;
    },
    sendRaw: async (bytes) => {
      sent.push({ bytes: Buffer.from(bytes).toString() });
      return reply;
    },
  };
  const found = malformedClasses.find((one) => one.name === name);
  if (operation === undefined || found === undefined) throw new Error(`There is no class ${name}.`);
  const [sample] = sampleRequests(document, operation, { Authorization: 'Bearer x' });
  if (sample === undefined) throw new Error('There is no sample.');
  for (const sending of found.cases({ document, operation, sample })) await sending(wire);
  return sent;
}

const bodies = (sent: readonly Sent[]): unknown[] => sent.map(({ request }) => request?.body);

describe('the classes', () => {
  test('have names of their own, and refusals for answers', () => {
    expect(new Set(malformedClasses.map((one) => one.name)).size).toBe(malformedClasses.length);
    for (const { statuses } of malformedClasses) {
      for (const status of statuses) expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  test.each([list, create])('apply to %j, at least 12', (operation) => {
    const [sample] = operation ? sampleRequests(document, operation, {}) : [];
    if (operation === undefined || sample === undefined) throw new Error('There is no sample.');
    const applying = malformedClasses.filter((one) => one.cases({ document, operation, sample }).length > 0);
    expect(applying.length).toBeGreaterThanOrEqual(12);
  });

  test('leave each required field out, the referenced ones too', async () => {
    const sent = await sentBy('a required field left out', create);
    expect(bodies(sent).sort()).toEqual(['{"name":"a"}', '{"size":1}']);
  });

  test('give a field lengths that no alternative takes', async () => {
    const sent = bodies(await sentBy('a text that is too short or too long for its field', create));
    expect(sent).toEqual(['{"name":"","size":1}', '{"name":"xxxxx","size":1}']);
  });

  test('give each field a number beyond all others', async () => {
    const [first] = bodies(await sentBy('a huge number for a field', create));
    expect(first).toBe('{"name":1e400,"size":1}');
  });

  test('exceed the limit of the operation by one byte', async () => {
    const [sent] = bodies(await sentBy('a body beyond the limit', create));
    expect(sent).toHaveLength(101);
  });

  test('repeat and leave out parameters', async () => {
    const repeated = await sentBy('a repeated parameter', list);
    expect(repeated.map(({ request }) => request?.target)).toEqual([
      '/v1/things?since=a&limit=1&limit=2',
      '/v1/things?since=1&since=2',
    ]);
    const [left] = await sentBy('a required parameter left out', list);
    expect(left?.request?.target).toBe('/v1/things');
  });

  test('take the credentials of the caller away', async () => {
    const [without, empty, words] = await sentBy('no credential, or an empty one', create);
    expect(without?.request?.headers).not.toHaveProperty('Authorization');
    expect(empty?.request?.headers).toMatchObject({ Authorization: '' });
    expect(words?.request?.headers).toMatchObject({ Authorization: 'Bearer' });
    expect(await sentBy('no credential, or an empty one', list)).toEqual([]);
  });

  test('ask for another media type where the success has content', async () => {
    expect(await sentBy('an Accept that nothing meets', list)).toHaveLength(4);
    expect(await sentBy('an Accept that nothing meets', create)).toEqual([]);
  });

  test('repeat one name and give many names', async () => {
    const [one, many] = await sentBy('more values in the query than are read', list);
    expect(one?.request?.target).toMatch(/\?(a&){1000}a$/);
    expect(many?.request?.target).toMatch(/&a999&a1000$/);
  });

  test('cut a body one byte before its end', async () => {
    const [cut] = await sentBy('a body that stops coming', create);
    expect(cut?.bytes).toMatch(/Content-Length: 21\r\n[\s\S]*\r\n\r\n\{"name":"a","size":1$/);
  });
});

test('a required parameter without an example cannot be sampled', () => {
  const operation = { ...list, parameters: [{ name: 'since', in: 'query', required: true }] };
  expect(() => sampleRequests(document, operation as never, {})).toThrow(
    'The parameter since has no example.',
  );
});
