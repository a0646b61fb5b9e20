import { describe, expect, it } from 'vitest';
import { evaluate } from './expectation.ts';

const lacks = (document: unknown, at: string, ...lacks: unknown[]): string[] =>
  evaluate({ in: at, lacks }, document).differs;

const schemaOf = (S: object): unknown => ({
  components: { schemas: { S, Old: { required: ['old'], properties: { old: {} } } } },
});

describe('absence in the merged shape', () => {
  const old = { required: ['old'], properties: { old: {} } };
  it.each([
    ['itself', old],
    ['allOf', { allOf: [{}, old] }],
    ['oneOf', { oneOf: [old] }],
    ['anyOf in allOf', { allOf: [{ anyOf: [old] }] }],
    ['a branch', { if: {}, else: old }],
    ['a dependent schema', { dependentSchemas: { kind: old } }],
    ['a reference', { $ref: '#/components/schemas/Old' }],
    ['a reference in allOf', { allOf: [{ $ref: '#/components/schemas/Old' }] }],
  ])('finds what %s has', (_, schema) => {
    expect(lacks(schemaOf(schema), '/components/schemas/S/properties', 'old')).toHaveLength(1);
    expect(lacks(schemaOf(schema), '/components/schemas/S/required', 'old')).toHaveLength(1);
    expect(lacks(schemaOf(schema), '/components/schemas/S/properties', 'new')).toEqual([]);
  });

  it('ends where a schema refers to itself', () => {
    const schema = { allOf: [{ $ref: '#/components/schemas/S' }] };
    expect(lacks(schemaOf(schema), '/components/schemas/S/required', 'old')).toEqual([]);
  });

  it('follows references to parameters and takes their names in any case', () => {
    const document = {
      get: { parameters: [{ $ref: '#/old' }, { name: 'a', in: 'query' }] },
      old: { name: 'x-Old', in: 'header' },
    };
    expect(lacks(document, '/get/parameters', { name: 'X-OLD' })).toHaveLength(1);
    expect(lacks(document, '/get/parameters', { name: 'X-OLD', in: 'query' })).toEqual([]);
  });

  it('needs the parent of what is absent', () => {
    expect(lacks({}, '/components/schemas', 'old')).toEqual(['/components does not exist']);
    expect(lacks({ components: {} }, '/components/schemas', 'old')).toEqual([]);
  });
});
