import { describe, expect, it } from 'vitest';
import { validateExamples } from './validate.ts';

const Time = { type: 'string', format: 'date-time' };
const Thing = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, at: Time } };
const thing = { $ref: '#/components/schemas/Thing' };
const components = { schemas: { Thing } };

const body = (schema: object, value: unknown): object => ({
  content: { 'application/json': { schema, examples: { one: { value } } } },
});
const answering = (schema: object, value: unknown): Record<string, unknown> => ({
  components,
  paths: { '/v1/things/{id}': { get: { responses: { 200: body(schema, value) } } } },
});

describe('validateExamples', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['passes a valid body', answering(thing, { id: 'THG_1', at: '2026-05-04T09:30:00Z' }), []],
    [
      'finds a missing field',
      answering(thing, {}),
      [`GET /v1/things/{id} 200 "one": the value must have required property 'id'`],
    ],
    [
      'finds a wrong format',
      answering(thing, { id: 'THG_1', at: 'today' }),
      ['GET /v1/things/{id} 200 "one": /at must match format "date-time"'],
    ],
    [
      'finds a field that no part of the schema describes',
      answering(
        { allOf: [thing, { properties: { tags: { items: thing } } }] },
        { id: '', tags: [{ id: '', nmae: '' }] },
      ),
      ['GET /v1/things/{id} 200 "one": tags[0].nmae is not described by the schema'],
    ],
    [
      'passes any field of an open map',
      answering({ additionalProperties: { type: 'string' } }, { any: 'a' }),
      [],
    ],
    [
      'looks into the values of a map',
      answering({ properties: {}, additionalProperties: thing }, { any: { id: '', nmae: '' } }),
      ['GET /v1/things/{id} 200 "one": any.nmae is not described by the schema'],
    ],
    [
      'finds a format that it cannot check',
      answering({ type: 'string', format: 'colour' }, 'red'),
      [expect.stringContaining('unknown format "colour" ignored in schema')],
    ],
    [
      'looks into parameters, requests, headers, webhooks and shared responses',
      {
        components: { ...components, responses: { gone: body(thing, {}) } },
        paths: {
          '/v1/things': {
            parameters: [{ name: 'q', schema: { minLength: 3 }, example: 'ab' }],
            post: {
              parameters: [{ name: 'limit', schema: { type: 'integer' }, example: '20' }],
              requestBody: body(thing, {}),
              responses: { 201: { headers: { Location: { schema: Time, example: 'x' } } } },
            },
          },
        },
        webhooks: { 'thing.made': { post: { requestBody: body(thing, {}) } } },
      },
      [
        'POST /v1/things parameter q: the value must NOT have fewer than 3 characters',
        'POST /v1/things parameter limit: the value must be integer',
        `POST /v1/things request "one": the value must have required property 'id'`,
        'POST /v1/things 201 header Location: the value must match format "date-time"',
        `webhook thing.made request "one": the value must have required property 'id'`,
        `gone "one": the value must have required property 'id'`,
      ],
    ],
    [
      'looks at the examples of schemas',
      { components: { schemas: { Time: { ...Time, examples: ['today'] } } } },
      ['schema Time: the value must match format "date-time"'],
    ],
  ])('%s', (_title, document, faults) => {
    expect(validateExamples(document).faults).toEqual(faults);
  });
});
