import { bodyIds, propertyIds } from '../ids.ts';
import type { LabPair } from '../pair.ts';

const card = {
  type: 'object',
  required: ['kind', 'number'],
  properties: { kind: { const: 'card' }, number: { type: 'string' } },
};
const bank = {
  type: 'object',
  required: ['kind', 'iban'],
  properties: { kind: { const: 'bank' }, iban: { type: 'string' } },
};
const shortBank = { ...bank, properties: { ...bank.properties, iban: { type: 'string', maxLength: 34 } } };

/** Branches, negations and references. */
export const combinatorPairs: readonly LabPair[] = [
  {
    name: 'branch of oneOf',
    wide: { oneOf: [card, bank] },
    narrow: { oneOf: [card] },
    ...propertyIds('one-of-removed', 'one-of-added'),
  },
  {
    name: 'inside a branch of oneOf',
    wide: { oneOf: [bank, card] },
    narrow: { oneOf: [card, shortBank] },
    ...propertyIds('max-length-set', 'max-length-unset'),
  },
  {
    name: 'oneOf set',
    wide: { type: 'object' },
    narrow: { type: 'object', oneOf: [card, bank] },
    ...propertyIds('one-of-added', 'one-of-removed'),
  },
  {
    name: 'branch of anyOf',
    wide: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    narrow: { anyOf: [{ type: 'string' }] },
    ...propertyIds('any-of-removed', 'any-of-added'),
  },
  {
    name: 'inside a branch of anyOf',
    wide: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    narrow: { anyOf: [{ type: 'string' }, { type: 'integer', minimum: 0 }] },
    ...propertyIds('min-set', 'min-unset'),
  },
  {
    name: 'anyOf set',
    wide: { type: 'object' },
    narrow: { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    ...propertyIds('any-of-added', 'any-of-removed'),
  },
  {
    name: 'branch of anyOf without a name',
    wide: { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    narrow: { anyOf: [{ required: ['b'] }] },
    ...propertyIds('any-of-removed', 'any-of-added'),
  },
  {
    name: 'beside a required member with oneOf',
    wide: { type: 'object', required: ['by'], properties: { by: { oneOf: [card, bank] } } },
    narrow: {
      type: 'object',
      required: ['by'],
      properties: { by: { oneOf: [card, bank] } },
      maxProperties: 3,
    },
    ...propertyIds('max-properties-set', 'max-properties-unset'),
  },
  {
    name: 'beside a required member with anyOf',
    wide: { type: 'object', required: ['by'], properties: { by: { anyOf: [card, bank] } } },
    narrow: {
      type: 'object',
      required: ['by'],
      properties: { by: { anyOf: [card, bank] } },
      maxProperties: 3,
    },
    ...propertyIds('max-properties-set', 'max-properties-unset'),
  },
  {
    name: 'second list of branches',
    wide: { allOf: [{ anyOf: [card, bank] }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }] },
    narrow: { allOf: [{ anyOf: [card, bank] }, { anyOf: [{ required: ['a'] }] }] },
    ...propertyIds('any-of-removed', 'any-of-added'),
  },
  {
    name: 'branches of a member that may be absent or null',
    at: 'body',
    wide: { type: 'object', properties: { by: { enum: ['card', null] } } },
    narrow: {
      type: 'object',
      properties: { by: { enum: ['card', null] } },
      anyOf: [
        { required: ['by'], properties: { by: { const: 'card' } } },
        { required: ['by'], properties: { by: { type: 'null' } } },
      ],
    },
    ...bodyIds('any-of-added', 'any-of-removed'),
  },
  {
    name: 'bound inside not',
    wide: { type: 'object', not: { required: ['a'], properties: { a: { type: 'integer', maximum: 50 } } } },
    narrow: { type: 'object', not: { required: ['a'], properties: { a: { type: 'integer', maximum: 60 } } } },
    ...propertyIds('not-changed', 'not-changed'),
  },
  {
    name: 'items inside not',
    wide: { type: 'array', not: { minItems: 1, items: { type: 'string', maxLength: 20 } } },
    narrow: { type: 'array', not: { minItems: 1, items: { type: 'string', maxLength: 21 } } },
    ...propertyIds('not-changed', 'not-changed'),
  },
  {
    name: 'constants that exclude each other',
    wide: {},
    narrow: { allOf: [{ const: 1 }, { const: 2 }] },
    ...propertyIds('const-added', 'const-removed'),
  },
  {
    name: 'allOf',
    wide: { allOf: [{ type: 'string' }] },
    narrow: { allOf: [{ type: 'string' }, { maxLength: 3 }] },
    ...propertyIds('max-length-set', 'max-length-unset'),
  },
  {
    name: 'not set',
    wide: { type: 'string' },
    narrow: { type: 'string', not: { const: 'root' } },
    ...propertyIds('not-added', 'not-removed'),
  },
  {
    name: 'not',
    wide: { type: 'object', not: { required: ['a', 'b'] } },
    narrow: { type: 'object', not: { required: ['a'] } },
    ...propertyIds('not-changed', 'not-changed'),
  },
  {
    name: 'through a reference',
    wide: { $ref: '#/components/schemas/WideText' },
    narrow: { $ref: '#/components/schemas/NarrowText' },
    ...propertyIds('max-length-decreased', 'max-length-increased'),
  },
  {
    name: 'beside a reference',
    wide: { $ref: '#/components/schemas/WideText' },
    narrow: { $ref: '#/components/schemas/WideText', minLength: 2 },
    ...propertyIds('min-length-set', 'min-length-unset'),
  },
  {
    name: 'in a tree',
    wide: { $ref: '#/components/schemas/WideTree' },
    narrow: { $ref: '#/components/schemas/NarrowTree' },
    ...propertyIds('max-set', 'max-unset'),
  },
];
