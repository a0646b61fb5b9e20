import type { ApiDocument, Method, OperationObject, ParameterObject, SchemaObject } from '@finops/openapi';
import { describe, expect, test } from 'vitest';
import { compileNormalizer } from './normalize.ts';

const code: SchemaObject = { type: 'string', 'x-normalize': 'code' };
const document = {
  openapi: '3.1.0',
  paths: {},
  components: {
    schemas: {
      Currency: code,
      Text: { type: 'string', minLength: 1 },
      Node: {
        properties: { asset: code, next: { $ref: '#/components/schemas/Node' } },
      },
      Wallet: { properties: { type: { const: 'wallet' }, network: code } },
      Cash: { properties: { type: { const: 'cash' }, network: { type: 'string' } } },
    },
  },
} as ApiDocument;
const currency: SchemaObject = { $ref: '#/components/schemas/Currency' };

const operationOf = (schema: SchemaObject, type = 'application/json'): OperationObject => ({
  operationId: 'createThing',
  requestBody: { content: { [type]: { schema } } },
  responses: {},
});
const inBody = (schema: SchemaObject, value: unknown): unknown =>
  compileNormalizer(document, 'post', operationOf(schema)).body('application/json', value);

describe('a code', () => {
  test.each([
    [' ngn ', 'NGN'],
    ['USDT', 'USDT'],
    ['BAL_6hTy', 'BAL_6hTy'],
    [' BAL_6hTy ', 'BAL_6hTy'],
    ['  ', ''],
    ['\t\r\nngn\v\f ', 'NGN'],
    ['uſd', 'UſD'],
    ['ıdr', 'ıDR'],
    ['ﬀ', 'ﬀ'],
    ['\u00a0ngn\ufeff', '\u00a0NGN\ufeff'],
  ])('%j becomes %j', (given, expected) => {
    expect(inBody({ properties: { a: code } }, { a: given })).toEqual({ a: expected });
  });

  test.each([5, null, true, [' a '], { b: ' a ' }])('that is the value %j stays as it is', (given) => {
    expect(inBody({ properties: { a: code } }, { a: given })).toEqual({ a: given });
  });
});

describe('a body', () => {
  test.each<[string, SchemaObject, unknown, unknown]>([
    [
      'other texts',
      { properties: { a: code, b: { type: 'string' } } },
      { b: ' b ', c: ' c ' },
      { b: ' b ', c: ' c ' },
    ],
    ['a reference', { properties: { a: { ...currency, description: 'x' } } }, { a: 'ngn' }, { a: 'NGN' }],
    [
      'a list',
      { properties: { a: { items: currency } } },
      { a: ['ngn', 5, 'usdt '] },
      { a: ['NGN', 5, 'USDT'] },
    ],
    ['a list at the top', { items: { properties: { a: code } } }, [{ a: 'x' }], [{ a: 'X' }]],
    ['a part', { allOf: [{ properties: { a: {} } }, { properties: { a: code } }] }, { a: 'x' }, { a: 'X' }],
    ['an alternative', { oneOf: [{ properties: { a: code } }, {}] }, { a: 'x' }, { a: 'X' }],
    ['a condition', { if: {}, else: { properties: { a: code } } }, { a: 'x' }, { a: 'X' }],
    [
      'fields of other names',
      { properties: { a: {} }, additionalProperties: code },
      { a: 'x', b: 'x' },
      { a: 'x', b: 'X' },
    ],
    [
      'a schema that refers to itself',
      { $ref: '#/components/schemas/Node' },
      { asset: 'x', next: { next: { asset: 'x' } } },
      { asset: 'X', next: { next: { asset: 'X' } } },
    ],
  ])('with %s', (_, schema, given, expected) => {
    expect(inBody(schema, given)).toEqual(expected);
  });

  const choice: SchemaObject = {
    oneOf: [{ $ref: '#/components/schemas/Wallet' }, { $ref: '#/components/schemas/Cash' }],
    discriminator: {
      propertyName: 'type',
      mapping: { wallet: '#/components/schemas/Wallet', cash: '#/components/schemas/Cash' },
    },
  };

  test.each([
    [{ type: 'wallet', network: 'trx' }, 'TRX'],
    [{ type: 'cash', network: 'Mine' }, 'Mine'],
    [{ network: 'trx' }, 'TRX'],
    [{ type: 'toString', network: 'trx' }, 'TRX'],
  ])('of the branch that %j selects has network %s', (given, network) => {
    expect(inBody(choice, given)).toMatchObject({ network });
  });

  test('is normalized in place, by its media type', () => {
    const normalizer = compileNormalizer(document, 'post', operationOf({ properties: { a: code } }));
    const [json, form] = [{ a: 'x' }, { a: 'x' }];
    expect(normalizer.body('application/json', json)).toBe(json);
    expect(normalizer.body('application/x-www-form-urlencoded', form)).toBe(form);
    expect([json.a, form.a]).toEqual(['X', 'x']);
  });

  test('has no field more than before, whatever its prototype has', () => {
    expect(inBody({ properties: { toString: code } }, {})).toEqual({});
  });
});

test('parameters are normalized by place and name, those of the path item too', () => {
  const parameter = (name: string, place: ParameterObject['in'], schema: SchemaObject) => ({
    name,
    in: place,
    schema,
  });
  const operation: OperationObject = {
    operationId: 'listThings',
    parameters: [
      parameter('currency', 'query', currency),
      parameter('networks', 'query', { type: 'array', items: code }),
      parameter('q', 'query', { type: 'string' }),
      parameter('X-Code', 'header', code),
    ],
    responses: {},
  };
  const { path, query } = compileNormalizer(document, 'post', operation, [
    parameter('id_or_code', 'path', code),
  ]);
  const inPath = { id_or_code: ' usdt', currency: 'a' };
  const inQuery = { currency: 'ngn ', networks: ['trx', ' bsc'], q: ' Ada ', id_or_code: 'a' };
  path(inPath);
  query(inQuery);
  expect(inPath).toEqual({ id_or_code: 'USDT', currency: 'a' });
  expect(inQuery).toEqual({ currency: 'NGN', networks: ['TRX', 'BSC'], q: ' Ada ', id_or_code: 'a' });
});

test('an alias of a currency becomes its code, and a network keeps its own', () => {
  const schema: SchemaObject = {
    properties: { currency: { type: 'string', 'x-normalize': 'currency' }, network: code },
  };
  const aliased = { ...document, 'x-currency-aliases': { MATIC: 'POL' } };
  const { body } = compileNormalizer(aliased, 'post', operationOf(schema));
  const given = { currency: ' matic', network: 'matic' };
  expect(body('application/json', given)).toEqual({ currency: 'POL', network: 'MATIC' });
});

describe('what stands for an absent field (G320)', () => {
  const tolerant: ApiDocument = { ...document, 'x-absent-values': [null, ''] };
  const text: SchemaObject = { type: 'string', minLength: 1 };
  const memo: SchemaObject = { properties: { memo: text } };
  const sent = (
    schema: SchemaObject,
    value: unknown,
    { method = 'post', type = 'application/json', of = tolerant }: Sending = {},
  ) => compileNormalizer(of, method, operationOf(schema, type)).body(type, value);

  test.each<[string, SchemaObject, unknown, unknown]>([
    ['null', memo, { memo: null, a: 1 }, { a: 1 }],
    ['an empty text', memo, { memo: '' }, {}],
    ['blanks that are trimmed', { properties: { memo: { ...code, minLength: 1 } } }, { memo: ' ' }, {}],
    ['null of another type', { properties: { a: { type: 'object' } } }, { a: null }, {}],
    ['a text that breaks a pattern', { properties: { a: { type: 'string', pattern: '^a' } } }, { a: '' }, {}],
    ['a text that breaks a format', { properties: { a: { type: 'string', format: 'date' } } }, { a: '' }, {}],
    ['a text that is no choice', { properties: { a: { enum: ['x'], type: 'string' } } }, { a: '' }, {}],
    ['a referenced text', { properties: { a: { $ref: '#/components/schemas/Text' } } }, { a: '' }, {}],
    [
      'one in an object in a list',
      { properties: { a: { items: memo } } },
      { a: [{ memo: '' }] },
      { a: [{}] },
    ],
    [
      'one that only a branch demands',
      {
        oneOf: [
          { properties: { a: text }, required: ['a'] },
          { properties: { b: text }, required: ['b'] },
        ],
      },
      { a: 'x', b: null },
      { a: 'x' },
    ],
    ['null, and an empty text, of a field that is not known', memo, { b: null, c: '', d: 'x' }, { d: 'x' }],
  ])('is left out: %s', (_, schema, given, expected) => {
    expect(sent(schema, given)).toEqual(expected);
  });

  test.each<[string, SchemaObject, unknown]>([
    ['null of a required field', { ...memo, required: ['memo'] }, { memo: null }],
    ['an empty text of a required field', { ...memo, required: ['memo'] }, { memo: '' }],
    ['null that is taken', { properties: { a: { type: ['string', 'null'] } } }, { a: null }],
    ['an empty text that is taken', { properties: { a: { type: 'string' } } }, { a: '' }],
    ['an empty text in place of a number', { properties: { a: { type: 'integer' } } }, { a: '' }],
    ['other blanks', memo, { memo: ' ' }],
    ['an item of a list', { properties: { a: { items: text } } }, { a: [null, ''] }],
    ['an entry of a map', { additionalProperties: text }, { a: null, b: '' }],
    ['the body itself', { type: 'object' }, null],
  ])('stays: %s', (_, schema, given) => {
    expect(sent(schema, structuredClone(given))).toEqual(given);
  });

  test.each<[string, Sending]>([
    ['in a PATCH', { method: 'patch' }],
    ['in a form', { type: 'application/x-www-form-urlencoded' }],
    ['of a document that names none', { of: document }],
  ])('stays %s', (_, sending) => {
    expect(sent(memo, { memo: null }, sending)).toEqual({ memo: null });
  });
});

interface Sending {
  readonly method?: Method;
  readonly type?: string;
  readonly of?: ApiDocument;
}
