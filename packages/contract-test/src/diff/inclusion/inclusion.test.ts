import { describe, expect, it } from 'vitest';
import { condition } from '../../../lab/diff/condition.ts';
import { schemaContract } from '../../../test/instances/schema-contract.ts';
import type { Schema } from '../../contract/model.ts';
import { pairOf } from '../pair/schema-pair.ts';
import { openInclusion } from './inclusion.ts';

const text = { type: 'string' };
const card = { type: 'object', required: ['kind'], properties: { kind: { const: 'card' } } };
const bank = { type: 'object', required: ['kind'], properties: { kind: { const: 'bank' } } };

/** Whether all that fits one schema is shown to fit another one. */
function isShown(sent: Schema, wanted: Schema): boolean {
  const pair = pairOf(schemaContract(sent), schemaContract(wanted), 'request');
  const inclusion = openInclusion(pair);
  return inclusion.holds(pair.next.nodeOf(wanted), pair.conjunctsOf(pair.old.nodeOf(sent)));
}

describe('what fits the first', () => {
  it.each<[string, Schema, Schema]>([
    ['a tighter bound', { type: 'integer', maximum: 5 }, { type: 'number', exclusiveMaximum: 6 }],
    ['a step of a step', { multipleOf: 6 }, { multipleOf: 3 }],
    ['a pattern in a pattern', { ...text, pattern: '^a{3}$' }, { pattern: '^a+$', maxLength: 3 }],
    ['fewer values', { enum: ['a', 1] }, { enum: [1, 'b', 'a'] }],
    ['one branch', card, { oneOf: [card, bank] }],
    ['each of its branches', { anyOf: [card, bank] }, { required: ['kind'] }],
    ['a closed object', { ...card, additionalProperties: false }, { maxProperties: 1 }],
    ['a tuple', { type: 'array', prefixItems: [text], items: false }, { items: text, maxItems: 1 }],
    [
      'a condition',
      { ...card, ...condition({ required: ['a'] }, { required: ['b'] }) },
      { dependentRequired: { a: ['b'] } },
    ],
    [
      'the same branches beside a tighter bound',
      { type: 'object', maxProperties: 2, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      { maxProperties: 3, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    ],
    [
      'what a member that is there calls for',
      { type: 'object', dependentSchemas: { a: { maxProperties: 2 } } },
      { dependentSchemas: { a: { maxProperties: 3 } } },
    ],
    ['another type', { type: 'integer' }, { pattern: 'x', minItems: 3, required: ['a'] }],
  ])('fits the second: %s', (_, sent, wanted) => {
    expect(isShown(sent, wanted)).toBe(true);
  });

  it.each<[string, Schema, Schema]>([
    ['a wider bound', { type: 'integer', maximum: 6 }, { maximum: 5 }],
    ['a negation that says nothing of it', { type: 'object', not: { required: ['b'] } }, { required: ['a'] }],
    [
      'two branches that meet',
      { required: ['a', 'b'] },
      { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    ],
    ['an open object', card, { ...card, additionalProperties: false }],
    [
      'a member that only a branch declares',
      { type: 'object', oneOf: [{ properties: { z: true } }], unevaluatedProperties: false },
      { properties: { z: false } },
    ],
    [
      'a member that may be absent where it may be null',
      { type: 'object', properties: { k: { enum: ['a', null] } } },
      {
        anyOf: [
          { required: ['k'], properties: { k: { const: 'a' } } },
          { required: ['k'], properties: { k: { type: 'null' } } },
        ],
      },
    ],
    [
      'a member that may be null where another one of its name may be absent',
      {
        type: 'object',
        properties: {
          x: { type: 'object', properties: { k: { enum: ['a', 'b'] } } },
          y: { type: 'object', properties: { k: { enum: ['a', null] } } },
        },
      },
      {
        properties: {
          x: { anyOf: [{ properties: { k: { const: 'a' } } }, { properties: { k: { const: 'b' } } }] },
          y: { anyOf: [{ properties: { k: { const: 'a' } } }, { not: { required: ['k'] } }] },
        },
      },
    ],
    [
      'a closed object that a branch opens',
      {
        type: 'object',
        properties: { a: text },
        oneOf: [{ properties: { z: text } }],
        unevaluatedProperties: false,
      },
      {
        anyOf: [
          { type: 'object', properties: { a: text }, unevaluatedProperties: false },
          { maxProperties: 0 },
        ],
      },
    ],
    [
      'a closed object that two branches open at once',
      {
        type: 'object',
        anyOf: [{ properties: { a: {} } }, { properties: { z: {} } }],
        unevaluatedProperties: false,
      },
      {
        anyOf: [
          { properties: { a: {} }, additionalProperties: false },
          { properties: { z: {} }, additionalProperties: false },
        ],
      },
    ],
    [
      'a closed tuple that a branch opens',
      { type: 'array', anyOf: [{ prefixItems: [text, text] }], unevaluatedItems: false },
      { anyOf: [{ type: 'array', unevaluatedItems: false }, { maxItems: 0 }] },
    ],
    [
      'a constant in a list with another constant in it',
      { type: 'object', properties: { a: { not: { const: 1, enum: [1, 2] } } } },
      { properties: { a: { not: { const: 2, enum: [1, 2] } } } },
    ],
    ['a pattern that cannot be told', { ...text, pattern: '(a)\\1' }, { pattern: 'aa' }],
    [
      'a member with another type',
      { type: 'object', properties: { a: text } },
      { properties: { a: { type: 'null' } } },
    ],
  ])('is not shown to fit the second: %s', (_, sent, wanted) => {
    expect(isShown(sent, wanted)).toBe(false);
  });
});
