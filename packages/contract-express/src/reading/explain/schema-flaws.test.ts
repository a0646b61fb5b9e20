import type { ApiDocument, SchemaObject } from '@finops/openapi';
import { expect, test, vi } from 'vitest';
import { schemaFlaws } from './schema-flaws.ts';

const amount: SchemaObject = { type: 'string', pattern: '^\\d+$' };
const choice: SchemaObject = {
  type: 'object',
  properties: { source_amount: amount, target_amount: amount, quote_amount: amount, quote_currency: amount },
  oneOf: [
    { required: ['source_amount'] },
    { required: ['target_amount'] },
    { required: ['quote_amount', 'quote_currency'] },
  ],
};
const dependent: SchemaObject = {
  dependentRequired: { c: ['d'], d: ['c'] },
  oneOf: [{ required: ['a'] }, { required: ['b'] }, { required: ['c', 'd'] }],
};
const optional: SchemaObject = {
  oneOf: [
    { required: ['a'], properties: { fixed: { const: true } } },
    { required: ['b'], properties: { fixed: { const: true } } },
    { properties: { fixed: { const: false } } },
  ],
};
const transfer: SchemaObject = {
  oneOf: [
    { required: ['routing'], properties: { way: { enum: ['ach', 'wire'] } } },
    { required: ['swift', 'number'], properties: { way: { const: 'swift' } } },
    { required: ['swift', 'iban'], properties: { way: { const: 'swift' } } },
  ],
};
const conditional: SchemaObject = {
  if: { required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
  then: { required: ['b'] },
  else: { required: ['c'] },
};
const recipient: SchemaObject = {
  oneOf: [{ $ref: '#/components/schemas/Till' }, { $ref: '#/components/schemas/Bank' }],
  discriminator: {
    propertyName: 'type',
    mapping: { till: '#/components/schemas/Till', bank: '#/components/schemas/Bank' },
  },
};
const document = {
  openapi: '3.1.0',
  paths: {},
  components: { schemas: { Till: { required: ['number'] }, Bank: { required: ['iban'] } } },
} as ApiDocument;

const exactlyOne =
  'must include exactly one of source_amount, target_amount, or quote_amount with quote_currency';

test.each<[SchemaObject, unknown, string[]]>([
  [choice, {}, [exactlyOne]],
  [
    choice,
    { source_amount: '1', target_amount: '1' },
    ['must include exactly one of source_amount or target_amount'],
  ],
  [
    choice,
    { source_amount: '1', target_amount: null },
    ['must include exactly one of source_amount or target_amount'],
  ],
  [choice, { source_amount: '1', quote_amount: '1' }, []],
  [choice, { target_amount: '1', quote_currency: '1' }, []],
  [
    choice,
    { source_amount: '1', quote_amount: '1', quote_currency: '1' },
    ['must include exactly one of source_amount or quote_amount with quote_currency'],
  ],
  [choice, { source_amount: '1', target_amount: '1', quote_currency: '1' }, [exactlyOne]],
  [choice, { source_amount: 5 }, ['source_amount is 5; it must be a string']],
  [choice, { target_amount: 'x' }, ['target_amount is "x"; it must match ^\\d+$']],
  [choice, { quote_amount: '1' }, ['quote_currency is required']],
  [choice, { quote_currency: '1' }, ['quote_amount is required']],
  [
    choice,
    { quote_amount: null },
    ['quote_amount is null; it must be a string', 'quote_currency is required'],
  ],
  [choice, { source_amount: '1' }, []],
  [choice, [], ['is an empty array; it must be an object']],
  [optional, { fixed: true }, ['must include exactly one of a or b']],
  [optional, { fixed: true, a: 1, b: 1 }, ['must include exactly one of a or b']],
  [optional, { fixed: true, b: 1 }, []],
  [optional, { fixed: false, a: 1, b: 1 }, []],
  [dependent, { c: 1 }, ['d is required']],
  [dependent, { a: 1, b: 1, d: 1 }, ['must include exactly one of a, b, or c with d']],
  [transfer, { way: 'swift' }, ['must include exactly one of swift with number or swift with iban']],
  [transfer, { way: 'swift', swift: 'x', iban: 'x' }, []],
  [
    transfer,
    { way: 'swift', swift: 'x', number: 'x', iban: 'x' },
    ['must include exactly one of swift with number or swift with iban'],
  ],
  [transfer, { way: 'ach', swift: 'x' }, ['must include routing']],
  [transfer, { way: 'swift', routing: 'x' }, ['way is "swift"; it must be one of "ach" or "wire"']],
  [transfer, { way: 'ach', swift: 'x', iban: 'x' }, ['way is "ach"; it must be "swift"']],
  [recipient, { type: 'till' }, ['number is required']],
  [recipient, { type: 'toString' }, ['type is "toString"; it must be one of "till" or "bank"']],
  [recipient, {}, ['type is required']],
  [{ const: 'active' }, 'x', ['is "x"; it must be "active"']],
  [{ not: { enum: ['a'] } }, 'a', ['is "a"; it must be something else']],
  [{ type: 'integer', minimum: 1, maximum: 100 }, 0, ['is 0; it must be between 1 and 100']],
  [{ type: 'integer', minimum: 1 }, 1.5, ['is 1.5; it must be an integer']],
  [{ type: ['string', 'null'] }, true, ['is true; it must be a string or null']],
  [{ minLength: 2, maxLength: 2 }, '€', ['is "€"; it must have 2 characters']],
  [{ maxLength: 1 }, '😀', []],
  [{ minProperties: 1 }, {}, ['must have at least 1 field']],
  [
    { items: { type: 'string' }, uniqueItems: true },
    [1, 1],
    [
      'is an array; it must not contain the same value twice',
      '0 is 1; it must be a string',
      '1 is 1; it must be a string',
    ],
  ],
  [{ maxItems: 1 }, [1, 2], ['is an array; it must have at most 1 value']],
  [{ additionalProperties: { type: 'string' } }, { x: 1 }, ['x is 1; it must be a string']],
  [
    { properties: { tokens: { minLength: 9 } } },
    { tokens: '0' },
    ['tokens is "0"; it must have at least 9 characters'],
  ],
  [
    { properties: { client_secret: { minLength: 9 } } },
    { client_secret: 'x' },
    ['client_secret must have at least 9 characters'],
  ],
  [
    {
      properties: {
        number: { const: '' },
        bvn: { type: 'string' },
        image_front: { pattern: '^$' },
        file: { pattern: '^$' },
        account_number: { const: '' },
      },
    },
    { number: 'A1', bvn: 22, image_front: 'data:', file: 'data:', account_number: '1' },
    [
      'number must be ""',
      'bvn must be a string',
      'image_front must match ^$',
      'file must match ^$',
      'account_number is "1"; it must be ""',
    ],
  ],
  [
    { pattern: '^TRF_', description: 'Identifier of a transfer. More about it.', examples: ['TRF_1'] },
    'x',
    ['is "x"; it must be valid: identifier of a transfer, for example "TRF_1"'],
  ],
  [
    { pattern: '^https:', description: 'URL of the logo.' },
    'x',
    ['is "x"; it must be valid: URL of the logo'],
  ],
  [
    {
      pattern: '^[0-9.]+$',
      description: 'A decimal number.',
      allOf: [{ pattern: '[1-9]', description: 'More than zero.' }],
    },
    'x',
    ['is "x"; it must be valid: a decimal number'],
  ],
  [
    {
      pattern: '^[0-9.]+$',
      description: 'A decimal number.',
      allOf: [{ pattern: '[1-9]', description: 'More than zero.' }],
    },
    '0',
    ['is "0"; it must be valid: more than zero'],
  ],
  [{ pattern: '^a$' }, 'x', ['is "x"; it must match ^a$']],
  [
    { format: 'date-time', pattern: 'Z$', description: 'A time in UTC.' },
    'x',
    ['is "x"; it must be a time such as 2026-01-31T12:00:00Z'],
  ],
  [{ minLength: 1, pattern: '\\S' }, '', ['is ""; it must have at least 1 character']],
  [{ maxLength: 50 }, 'y'.repeat(60), [`is "${'y'.repeat(40)}…"; it must have at most 50 characters`]],
  [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, {}, ['a is required']],
  [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, { b: 1 }, []],
  [{ allOf: [{ required: ['a'] }, { required: ['a'] }] }, {}, ['a is required']],
  [conditional, { a: 1 }, ['b is required']],
  [conditional, {}, ['c is required']],
  [{ discriminator: { propertyName: 'type' }, oneOf: [] }, null, ['is null; it must be an object']],
  [{ format: 'email' }, 'x', ['is "x"; it must be an e-mail address']],
])('%j refuses %j: %j', (schema, value, told) => {
  const flaws = schemaFlaws({ document, breaksFormat: () => true }, schema, value, []);
  const words = flaws.map(({ path, rule, given }) => {
    const reason = given === undefined ? rule : `is ${given}; it ${rule}`;
    return [...path, reason].join(' ');
  });
  expect(words).toEqual(told);
});

test('a text of megabytes is counted without a list of its characters', () => {
  const spread = vi.spyOn(String.prototype, Symbol.iterator);
  const context = { document, breaksFormat: () => false };
  expect(schemaFlaws(context, { maxLength: 5_000_000 }, 'y'.repeat(5_000_000), [])).toEqual([]);
  expect(spread).not.toHaveBeenCalled();
});
