import type { ApiDocument, SchemaObject } from '@finops/openapi';
import { expect, test } from 'vitest';
import { unknownFields } from './unknown-fields.ts';

const document = {
  openapi: '3.1.0',
  paths: {},
  components: {
    schemas: {
      Node: { properties: { name: {}, next: { $ref: '#/components/schemas/Node' } } },
      Pair: {
        oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }],
        if: {},
        // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
        then: { properties: { c: {} } },
      },
      Till: { properties: { type: { const: 'till' }, number: {} } },
      Bank: { properties: { type: { const: 'bank' }, iban: {} } },
      Recipient: {
        oneOf: [{ $ref: '#/components/schemas/Till' }, { $ref: '#/components/schemas/Bank' }],
        discriminator: {
          propertyName: 'type',
          mapping: { till: '#/components/schemas/Till', bank: '#/components/schemas/Bank' },
        },
      },
    },
  },
} as ApiDocument;

test.each<[string, SchemaObject, unknown, string[]]>([
  ['a plain object', { properties: { a: {} } }, { a: 1, b: 2 }, ['b']],
  ['an object of which nothing is said', { type: 'object' }, { a: 1 }, []],
  ['anything', {}, { a: 1 }, []],
  ['an object that names no fields', { properties: {} }, { a: 1 }, ['a']],
  [
    'fields that depend on another',
    { properties: { a: {} }, dependentSchemas: { a: { properties: { b: {} } } } },
    { a: 1, b: 1, c: 1 },
    ['c'],
  ],
  [
    'other fields of a schema',
    { properties: { a: {} }, unevaluatedProperties: { type: 'integer' } },
    { b: 1 },
    [],
  ],
  ['no other fields', { properties: { a: {} }, unevaluatedProperties: false }, { a: 1, b: 1 }, ['b']],
  [
    'fields whose names match',
    { patternProperties: { '^x-': { properties: { a: {} } } } },
    { 'x-one': { a: 1, b: 1 }, y: 1 },
    ['x-one.b', 'y'],
  ],
  [
    'a tuple',
    { properties: { pair: { prefixItems: [{ properties: { a: {} } }], items: { properties: { b: {} } } } } },
    {
      pair: [
        { a: 1, b: 1 },
        { a: 1, b: 1 },
      ],
    },
    ['pair.0.b', 'pair.1.a'],
  ],
  [
    'branches by their own names',
    {
      oneOf: [{ $ref: '#/components/schemas/Till' }, { $ref: '#/components/schemas/Bank' }],
      discriminator: { propertyName: 'type' },
    },
    { type: 'Till', iban: 1 },
    ['iban'],
  ],
  [
    'branches by bare names',
    {
      oneOf: [{ $ref: '#/components/schemas/Till' }, { $ref: '#/components/schemas/Bank' }],
      discriminator: { propertyName: 'type', mapping: { till: 'Till', bank: 'Bank' } },
    },
    { type: 'till', iban: 1 },
    ['iban'],
  ],
  ['a map', { additionalProperties: {} }, { a: 1 }, []],
  ['a free object below', { properties: { meta: { type: 'object' } } }, { meta: { a: 1 } }, []],
  ['combinations', { $ref: '#/components/schemas/Pair' }, { a: 1, b: 1, c: 1, d: 1 }, ['d']],
  [
    'a list',
    { properties: { items: { items: { properties: { a: {} } } } } },
    { items: [{ a: 1 }, { b: 1 }] },
    ['items.1.b'],
  ],
  [
    'recursion',
    { $ref: '#/components/schemas/Node' },
    { next: { next: { colour: 1 } } },
    ['next.next.colour'],
  ],
  [
    'inherited names',
    { properties: { a: {} } },
    { toString: 1, constructor: 1 },
    ['toString', 'constructor'],
  ],
  [
    'fields of another branch',
    { $ref: '#/components/schemas/Recipient' },
    { type: 'till', iban: 1 },
    ['iban'],
  ],
  ['a branch', { $ref: '#/components/schemas/Recipient' }, { type: 'bank', iban: 1 }, []],
  ['no branch', { $ref: '#/components/schemas/Recipient' }, { type: 'toString', iban: 1, a: 1 }, ['a']],
  [
    'a choice of one',
    {
      oneOf: [{ $ref: '#/components/schemas/Till' }],
      discriminator: { propertyName: 'type', mapping: { till: '#/components/schemas/Till' } },
    },
    { type: 'till', iban: 1 },
    ['iban'],
  ],
  [
    'a choice of what applies anyway',
    {
      allOf: [{ $ref: '#/components/schemas/Till' }],
      discriminator: { propertyName: 'type', mapping: { till: '#/components/schemas/Till' } },
    },
    { type: 'till', iban: 1 },
    ['iban'],
  ],
  [
    'a choice within a choice',
    {
      oneOf: [{ $ref: '#/components/schemas/Recipient' }],
      discriminator: { propertyName: 'kind', mapping: { saved: '#/components/schemas/Recipient' } },
      properties: { kind: {} },
    },
    { kind: 'saved', type: 'bank', iban: 1, number: 1 },
    ['number'],
  ],
  ['no object', { properties: { a: {} } }, 'text', []],
])('%s', (_, schema, value, names) => {
  expect(unknownFields(document, schema, value)).toEqual(names);
});
