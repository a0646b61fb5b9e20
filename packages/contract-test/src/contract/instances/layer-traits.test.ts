import { describe, expect, it } from 'vitest';
import type { SchemaObject } from '../model.ts';
import { allowNothing } from './layer-traits.ts';

describe('layers allow nothing', () => {
  it.each<readonly [string, boolean, readonly SchemaObject[]]>([
    ['without demands', false, [{}, {}]],
    ['with a type in common', false, [{ type: ['string', 'null'] }, { type: 'string' }]],
    ['without a type in common', true, [{ type: 'string' }, {}, { type: ['integer', 'null'] }]],
    ['with a value in common', false, [{ const: { a: 1 } }, { enum: [2, { a: 1 }] }]],
    ['without a value in common', true, [{ const: 1 }, { enum: [2, 3] }]],
    ['with a value of another type', true, [{ const: 'a' }, { type: 'number' }]],
    ['with an integer for a number', false, [{ const: 1 }, { type: 'integer' }, { type: 'number' }]],
  ])('%s: %j', (_, expected, layers) => {
    expect(allowNothing(layers)).toBe(expected);
  });
});
