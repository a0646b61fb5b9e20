import type { ApiDocument, ParameterObject, SchemaObject } from '@finops/openapi';
import { describe, expect, test } from 'vitest';
import { explain, explainParameter } from './explain.ts';

const document = {
  openapi: '3.1.0',
  paths: {},
  components: { schemas: { Code: { type: 'string', pattern: '^[A-Z]{3}$' } } },
} as ApiDocument;
const quote: SchemaObject = {
  type: 'object',
  required: ['amount'],
  properties: {
    amount: { type: 'string' },
    at: { type: 'string', format: 'date-time' },
    items: { type: 'array', items: { properties: { symbol: { $ref: '#/components/schemas/Code' } } } },
  },
};

describe('a body', () => {
  test('is explained field by field, in dotted names', () => {
    expect(explain(document, quote, { at: 'noon', items: [{ symbol: 'x' }] }, 'body')).toEqual([
      { place: 'body', field: 'amount', code: 'required', rule: 'is required' },
      {
        place: 'body',
        field: 'at',
        code: 'format',
        rule: 'must be a time such as 2026-01-31T12:00:00Z',
        given: '"noon"',
      },
      {
        place: 'body',
        field: 'items.0.symbol',
        code: 'pattern',
        rule: 'must match ^[A-Z]{3}$',
        given: '"x"',
      },
    ]);
  });

  test('that is valid has no flaws', () => {
    expect(explain(document, quote, { amount: '1', at: '2026-01-31T12:00:00Z' }, 'body')).toEqual([]);
  });

  test('that only the validator refuses keeps place and keyword', () => {
    const refusals = [{ path: ['amount'], code: 'multipleOf' }];
    expect(explain(document, quote, { amount: '1' }, 'body', refusals)).toEqual([
      {
        place: 'body',
        field: 'amount',
        code: 'multipleOf',
        rule: 'breaks the rule `multipleOf` of the contract',
      },
    ]);
  });

  test('breaks a format that only the validator knows when the validator says so', () => {
    const schema = { properties: { at: { type: 'string', format: 'duration' } } };
    const refusals = [{ path: ['at'], code: 'format' }];
    expect(explain(document, schema, { at: 'x' }, 'body')).toEqual([]);
    expect(explain(document, schema, { at: 'x' }, 'body', refusals)).toMatchObject([
      { field: 'at', rule: 'must be in the format duration' },
    ]);
  });
});

describe('a parameter', () => {
  const integer: ParameterObject = { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } };
  const list: ParameterObject = {
    name: 'status',
    in: 'query',
    schema: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
  };

  test.each<[ParameterObject, string | string[] | undefined, object[]]>([
    [
      {
        name: 'country',
        in: 'query',
        description: 'Country of the bank.',
        example: 'KE',
        schema: { pattern: '^[A-Z]{2}$' },
      },
      'xyz',
      [{ rule: 'must be valid: country of the bank, for example "KE"' }],
    ],
    [integer, '0', [{ place: 'query', field: 'limit', rule: 'must be at least 1', given: '0' }]],
    [
      integer,
      'x',
      [{ place: 'query', field: 'limit', code: 'type', rule: 'must be an integer', given: '"x"' }],
    ],
    [integer, '5', []],
    [integer, undefined, []],
    [{ ...integer, required: true }, undefined, [{ place: 'query', field: 'limit', code: 'required' }]],
    [list, ['a', 'c'], [{ field: 'status.1', rule: 'must be one of "a" or "b"', given: '"c"' }]],
    [
      { name: 'X-Flag', in: 'header', schema: { type: 'boolean', const: true } },
      'false',
      [{ place: 'header', field: 'X-Flag', code: 'const' }],
    ],
    [
      { name: 'id', in: 'path', schema: { minLength: 2 } },
      'a',
      [{ place: 'path', field: 'id', given: '"a"' }],
    ],
    [{ name: 'session', in: 'cookie', required: true }, undefined, []],
  ])('%j given %j', (parameter, text, flaws) => {
    expect(explainParameter(document, parameter, text)).toMatchObject(flaws);
    expect(explainParameter(document, parameter, text)).toHaveLength(flaws.length);
  });

  test('that only the validator refuses keeps its name as the contract spells it', () => {
    const parameter: ParameterObject = { name: 'X-Key', in: 'header', schema: { type: 'string' } };
    expect(explainParameter(document, parameter, 'a', [{ path: ['x-key'], code: 'not' }])).toMatchObject([
      { place: 'header', field: 'X-Key', code: 'not' },
    ]);
  });
});
