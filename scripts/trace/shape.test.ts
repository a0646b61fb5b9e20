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

describe('presence in the joined shape', () => {
  const size = { properties: { size: { type: 'integer', minimum: 1 } }, required: ['size'] };
  const wide = { properties: { size: { type: 'integer', minimum: 1 }, wide: { type: 'boolean' } } };
  const parts = { Size: size, Wide: { ...wide, required: ['size', 'wide'] } };
  const differs = (schema: object, expectation: object): string[] => {
    const document = { components: { schemas: { S: schema, ...parts } } };
    return evaluate({ in: '/components/schemas/S', ...expectation }, document).differs;
  };
  const cuts: [string, object][] = [
    ['itself', size],
    ['a reference', { $ref: '#/components/schemas/Size' }],
    ['a part', { allOf: [{}, size] }],
    ['a reference in a part', { allOf: [{ allOf: [{ $ref: '#/components/schemas/Size' }] }] }],
    [
      'its variants',
      { oneOf: [{ $ref: '#/components/schemas/Size' }, { $ref: '#/components/schemas/Wide' }] },
    ],
    [
      'a part of variants',
      { allOf: [{ anyOf: [size, wide].map((one) => ({ ...one, required: ['size'] })) }] },
    ],
  ];
  it.each(cuts)('finds what %s states', (_, schema) => {
    const is = { required: ['size'], properties: { size: { type: 'integer', minimum: 1 } } };
    expect(differs(schema, { is })).toEqual([]);
    expect(differs(schema, { in: '/components/schemas/S/properties/size', is: { minimum: 1 } })).toEqual([]);
    expect(differs(schema, { in: '/components/schemas/S/properties', has: ['size'] })).toEqual([]);
    expect(differs(schema, { in: '/components/schemas/S/required', has: ['size'] })).toEqual([]);
    expect(differs(schema, { in: '/components/schemas/S/required', equals: ['size'] })).toEqual([]);
  });

  it.each(cuts)('finds what %s does not state', (_, schema) => {
    expect(differs(schema, { is: { properties: { size: { minimum: 2 } } } })).not.toEqual([]);
    expect(differs(schema, { is: { properties: { old: {} } } })).toHaveLength(1);
    expect(differs(schema, { in: '/components/schemas/S/properties', has: ['old'] })).toHaveLength(1);
    expect(differs(schema, { in: '/components/schemas/S/required', has: ['old'] })).toHaveLength(1);
    expect(differs(schema, { in: '/components/schemas/S/required', equals: [] })).toHaveLength(1);
  });

  it('wants of variants that each that has a property states it, and that all require a name', () => {
    const loose = { properties: { size: { type: 'integer' } } };
    expect(differs({ oneOf: [size, loose] }, { is: { properties: { size: { minimum: 1 } } } })).toHaveLength(
      1,
    );
    expect(differs({ oneOf: [size, {}] }, { is: { properties: { size: { minimum: 1 } } } })).toEqual([]);
    expect(differs({ oneOf: [size, {}] }, { is: { required: ['size'] } })).toHaveLength(1);
    expect(differs({ oneOf: [{ type: 'object' }, {}] }, { is: { type: 'object' } })).toHaveLength(1);
  });

  it('takes the values of all variants together', () => {
    const kinds = ['a', 'b'].map((kind) => ({ properties: { kind: { type: 'string', const: kind } } }));
    const is = { properties: { kind: { type: 'string', enum: ['a', 'b'] } } };
    expect(differs({ oneOf: kinds }, { is })).toEqual([]);
    expect(differs({ properties: { kind: { type: 'string', enum: ['a', 'b'] } } }, { is })).toEqual([]);
    expect(differs({ oneOf: kinds.slice(1) }, { is })).toHaveLength(1);
    const pointer = '/components/schemas/S/properties/kind/enum';
    expect(differs({ oneOf: kinds }, { in: pointer, has: ['a'] })).toEqual([]);
    expect(differs({ oneOf: kinds }, { in: pointer, has: ['c'] })).toHaveLength(1);
  });

  it('ends where variants refer to themselves', () => {
    const schema = { oneOf: [{ $ref: '#/components/schemas/S' }, size] };
    expect(differs(schema, { is: { properties: { size: {} } } })).toEqual([]);
    expect(differs(schema, { in: '/components/schemas/S/required', has: ['old'] })).toHaveLength(1);
  });
});

it('a star under a path stands for its operations', () => {
  const get = { security: [] };
  const document = { paths: { '/a': { parameters: [], servers: [], get } } };
  expect(evaluate({ in: '/paths/*/*', is: { security: [] } }, document).differs).toEqual([]);
  const unsaid = { paths: { '/a': { get, put: {} } } };
  expect(evaluate({ in: '/paths/*/*', is: { security: [] } }, unsaid).differs).toHaveLength(1);
});
