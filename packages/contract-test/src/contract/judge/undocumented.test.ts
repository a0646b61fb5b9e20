import { describe, expect, test } from 'vitest';
import { judged } from '../../../test/judge/judged.ts';
import type { Json } from '../model.ts';

describe('undocumented fields', () => {
  const Envelope = { type: 'object', properties: { message: { type: 'string' } } };
  test.each<[string, unknown, Json, string[]]>([
    ['at the root', { properties: { a: {} } }, { a: 1, b: 1 }, ['/b']],
    [
      'in a field, an item and a tuple',
      {
        properties: {
          a: { properties: { x: {} } },
          l: { prefixItems: [{ properties: { p: {} } }], items: { properties: { q: {} } } },
        },
      },
      { a: { y: 1 }, l: [{ q: 1 }, { q: 1, z: 1 }] },
      ['/a/y', '/l/0/q', '/l/1/z'],
    ],
    [
      'not where parts in place name it',
      {
        allOf: [
          { $ref: '#/components/schemas/Envelope' },
          { properties: { data: { properties: { x: {} } } } },
        ],
      },
      { message: '', data: { x: 1, y: 1 } },
      ['/data/y'],
    ],
    [
      'not where two parts describe one field together',
      {
        allOf: [
          { properties: { d: { properties: { x: {} } } } },
          { properties: { d: { properties: { y: {} } } } },
        ],
      },
      { d: { x: 1, y: 1, z: 1 } },
      ['/d/z'],
    ],
    [
      'not where the schema speaks of further fields',
      { properties: { a: {} }, additionalProperties: true },
      { b: 1 },
      [],
    ],
    [
      'not where a part in place does',
      { properties: { a: {} }, allOf: [{ patternProperties: { '^x': {} } }] },
      { b: 1 },
      [],
    ],
    ['not where no field is named', { properties: { a: { type: 'object' } } }, { a: { b: 1 } }, []],
    [
      'of the branch that fits',
      {
        oneOf: [
          { properties: { k: { const: 1 }, a: {} } },
          { properties: { k: { const: 2 }, b: { properties: { c: {} } } } },
        ],
      },
      { k: 2, a: 1, b: { d: 1 } },
      ['/a', '/b/d'],
    ],
    [
      'by the condition',
      {
        properties: { k: {} },
        if: { properties: { k: { const: 1 } }, required: ['k'] },
        // biome-ignore lint/suspicious/noThenProperty: it is the keyword's name.
        then: { properties: { a: {} } },
        else: { properties: { b: {} } },
      },
      { k: 1, a: 1, b: 1 },
      ['/b'],
    ],
    [
      'below fields of a map',
      { additionalProperties: { properties: { x: {} } } },
      { any: { y: 1 } },
      ['/any/y'],
    ],
    ['in nothing but values', { type: 'string' }, 'x', []],
  ])('%s', async (_, schema, value, paths) => {
    const { judge, schema: subject } = await judged(schema, { Envelope });
    expect(judge.violations(subject, value, 'response')).toEqual([]);
    expect(judge.undocumented(subject, value).map(({ instancePath }) => instancePath)).toEqual(paths);
  });

  test('they stand where the fields are named', async () => {
    const { judge, schema } = await judged(
      { allOf: [{ $ref: '#/components/schemas/Envelope' }] },
      { Envelope },
    );
    expect(judge.undocumented(schema, { extra: 'x' })).toMatchObject([
      {
        keyword: 'properties',
        actual: 'string "x"',
        place: { pointer: '/components/schemas/Envelope/properties' },
        shared: true,
      },
    ]);
  });
});
