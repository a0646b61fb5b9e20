import { condition } from '../condition.ts';
import type { LabRewrite } from '../pair.ts';

const text = { type: 'string' };
const card = { type: 'object', required: ['kind'], properties: { kind: { const: 'card' } } };
const bank = { type: 'object', required: ['kind'], properties: { kind: { const: 'bank' } } };

/** The same schema in other words. */
export const rewrites: readonly LabRewrite[] = [
  {
    name: 'pattern with a class',
    before: { ...text, pattern: '^[0-9]+$' },
    after: { ...text, pattern: '^\\d+$' },
  },
  {
    name: 'pattern with a count',
    before: { ...text, pattern: '^[A-Z][A-Z][A-Z]$' },
    after: { ...text, pattern: '^[A-Z]{3}$' },
  },
  {
    name: 'pattern instead of a length',
    before: { ...text, minLength: 1 },
    after: { ...text, pattern: '^[\\s\\S]+$' },
  },
  {
    name: 'allOf split',
    before: { type: 'object', required: ['a', 'b'], properties: { a: text, b: text } },
    after: {
      allOf: [
        { type: 'object', required: ['a'], properties: { a: text } },
        { required: ['b'], properties: { b: text } },
      ],
    },
  },
  {
    name: 'inline for a reference',
    before: { $ref: '#/components/schemas/WideText' },
    after: { type: 'string', maxLength: 40 },
  },
  {
    name: 'one name for another',
    before: { $ref: '#/components/schemas/WideText' },
    after: { $ref: '#/components/schemas/SameText' },
  },
  { name: 'enum for const', before: { const: 'a' }, after: { enum: ['a'] } },
  { name: 'enum in another order', before: { enum: ['a', 'b', 'c'] }, after: { enum: ['c', 'a', 'b'] } },
  { name: 'type list of one', before: { type: 'string' }, after: { type: ['string'] } },
  { name: 'type list of both numbers', before: { type: 'number' }, after: { type: ['number', 'integer'] } },
  {
    name: 'exclusive bound of whole numbers',
    before: { type: 'integer', exclusiveMinimum: 0 },
    after: { type: 'integer', minimum: 1 },
  },
  {
    name: 'bound that a tighter one makes idle',
    before: { type: 'integer', maximum: 5 },
    after: { allOf: [{ type: 'integer', maximum: 5 }, { maximum: 9 }] },
  },
  { name: 'bound of nothing', before: text, after: { ...text, minLength: 0 } },
  { name: 'step of whole numbers', before: { type: 'integer' }, after: { type: 'integer', multipleOf: 1 } },
  {
    name: 'null as a branch',
    before: { type: ['string', 'null'] },
    after: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  },
  { name: 'branches in another order', before: { oneOf: [card, bank] }, after: { oneOf: [bank, card] } },
  {
    name: 'oneOf of what excludes itself as anyOf',
    before: { oneOf: [card, bank] },
    after: { anyOf: [card, bank] },
  },
  { name: 'wrapped in oneOf', before: card, after: { oneOf: [card] } },
  {
    name: 'double negation',
    before: { type: 'object', required: ['a'] },
    after: { type: 'object', not: { not: { required: ['a'] } } },
  },
  {
    name: 'closed in another way',
    before: { ...card, additionalProperties: false },
    after: { ...card, unevaluatedProperties: false },
  },
  {
    name: 'minContains of one',
    before: { type: 'array', contains: text },
    after: { type: 'array', contains: text, minContains: 1 },
  },
  {
    name: 'dependency as a condition',
    before: { type: 'object', dependentRequired: { a: ['b'] } },
    after: { type: 'object', ...condition({ required: ['a'] }, { required: ['b'] }) },
  },
  {
    name: 'annotations',
    before: { ...text, title: 'A', description: 'One.', examples: ['x'] },
    after: { ...text, title: 'B', deprecated: true, default: 'y' },
  },
  {
    name: 'additionalProperties of anything',
    before: { type: 'object' },
    after: { type: 'object', additionalProperties: true },
  },
  { name: 'keyword of another type', before: { type: 'integer' }, after: { type: 'integer', maxLength: 3 } },
  {
    name: 'pattern with a choice as a class',
    before: { ...text, pattern: '^(a|b)$' },
    after: { ...text, pattern: '^[ab]$' },
  },
  {
    name: 'length that a pattern says',
    before: { ...text, pattern: '^[A-Z]{3}$' },
    after: { ...text, pattern: '^[A-Z]{3}$', minLength: 3, maxLength: 3 },
  },
  {
    name: 'whole numbers as a step',
    before: { type: 'integer' },
    after: { type: 'number', multipleOf: 1 },
  },
  {
    name: 'constants in branches',
    before: { ...text, enum: ['a', 'b'] },
    after: { oneOf: [{ const: 'a' }, { const: 'b' }] },
  },
  {
    name: 'condition as branches',
    before: {
      type: 'object',
      required: ['kind'],
      properties: { kind: { enum: ['card', 'bank'] } },
      ...condition({ properties: { kind: { const: 'card' } } }, { required: ['number'] }),
    },
    after: { oneOf: [{ ...card, required: ['kind', 'number'] }, bank] },
  },
];
