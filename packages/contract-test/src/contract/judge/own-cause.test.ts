import { describe, expect, test } from 'vitest';
import { violationsOf } from '../../../test/judge/judged.ts';
import type { Json } from '../model.ts';

describe('each keyword has one violation', () => {
  test.each<[string, unknown, Json, string[]]>([
    ['type', { type: ['string', 'null'] }, 1, [' type: a string or null <> number 1']],
    ['const', { const: 'a' }, 'b', [' const: "a" <> string "b"']],
    ['enum', { enum: ['a', 2] }, null, [' enum: one of "a", 2 <> null']],
    ['minimum', { minimum: 3 }, 2, [' minimum: at least 3 <> number 2']],
    ['exclusiveMaximum', { exclusiveMaximum: 3 }, 3, [' exclusiveMaximum: less than 3 <> number 3']],
    ['multipleOf', { multipleOf: 0.01 }, 0.005, [' multipleOf: a multiple of 0.01 <> number 0.005']],
    ['maxLength', { maxLength: 1 }, 'ab', [' maxLength: at most 1 character <> string "ab"']],
    ['pattern', { pattern: '^a' }, 'b', [' pattern: text that matches ^a <> string "b"']],
    ['format', { format: 'uuid' }, 'b', [' format: the format uuid <> string "b"']],
    ['int32', { format: 'int32' }, 2 ** 31, [' format: the format int32 <> number 2147483648']],
    ['required', { required: ['a/b'] }, {}, ['/a~1b required: a value: the field is required <> nothing']],
    [
      'dependentRequired',
      { dependentRequired: { a: ['b'] } },
      { a: 1 },
      ['/b dependentRequired: a value: the field is required beside `a` <> nothing'],
    ],
    [
      'additionalProperties',
      { additionalProperties: false },
      { a: 1 },
      ['/a additionalProperties: no such field <> number 1'],
    ],
    [
      'unevaluatedProperties',
      { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
      { a: 1, b: [1] },
      ['/b unevaluatedProperties: no such field <> array of 1'],
    ],
    [
      'propertyNames',
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      ['/ab propertyNames: a field name that `propertyNames` allows <> the name "ab"'],
    ],
    ['minProperties', { minProperties: 1 }, {}, [' minProperties: at least 1 field <> object with 0 fields']],
    ['maxItems', { maxItems: 1 }, [1, 2], [' maxItems: at most 1 item <> array of 2']],
    ['items', { items: { type: 'null' } }, [null, 1], ['/1 type: null <> number 1']],
    ['prefixItems', { prefixItems: [{}, { type: 'null' }] }, [1, 1], ['/1 type: null <> number 1']],
    [
      'items after prefixItems',
      { prefixItems: [{}], items: false },
      [1, 2],
      [' items: at most 1 item <> array of 2'],
    ],
    [
      'unevaluatedItems',
      { allOf: [{ prefixItems: [{}] }], unevaluatedItems: false },
      [1, 2],
      [' unevaluatedItems: at most 1 item <> array of 2'],
    ],
    [
      'uniqueItems',
      { uniqueItems: true },
      [1, 2, 1],
      [' uniqueItems: no two equal items <> array of 3 with equal items 0 and 2'],
    ],
    [
      'contains',
      { contains: { const: 1 } },
      [2],
      [' contains: an item of the kind that `contains` describes <> array of 1, 0 of the kind'],
    ],
    [
      'minContains',
      { contains: { const: 1 }, minContains: 2 },
      [1],
      [' minContains: at least 2 items of the kind that `contains` describes <> array of 1, 1 of the kind'],
    ],
    [
      'maxContains',
      { contains: { const: 1 }, maxContains: 1 },
      [1, 1],
      [' maxContains: at most 1 item of the kind that `contains` describes <> array of 2, 2 of the kind'],
    ],
    ['not', { not: { const: 1 } }, 1, [' not: not 1 <> number 1']],
    [
      'patternProperties',
      { patternProperties: { '^a': { type: 'null' } } },
      { ab: 1 },
      ['/ab type: null <> number 1'],
    ],
    [
      'additionalProperties with a schema',
      { additionalProperties: { type: 'null' } },
      { ab: 1 },
      ['/ab type: null <> number 1'],
    ],
    [
      'dependentSchemas',
      { dependentSchemas: { a: { required: ['b'] } } },
      { a: 1 },
      ['/b required: a value: the field is required <> nothing'],
    ],
    [
      'a property that is false',
      { properties: { a: false } },
      { a: 1 },
      ['/a properties: nothing here <> number 1'],
    ],
    ['else that is false', { if: { const: 1 }, else: false }, 2, [' else: nothing here <> number 2']],
  ])('%s', async (_, schema, value, violations) => {
    expect(await violationsOf(schema, value)).toEqual(violations);
  });

  test('multiples are counted in decimal', async () => {
    expect(await violationsOf({ items: { multipleOf: 0.01 } }, [19.99, 1.15, 4.35, 1e15 / 4, 1e-2])).toEqual(
      [],
    );
    expect(await violationsOf({ multipleOf: 1e-7 }, 1.5e-7)).toHaveLength(1);
  });

  test('long texts are clipped', async () => {
    const [violation] = await violationsOf({ type: 'null' }, 'x'.repeat(500));
    expect(violation).toBe(` type: null <> string "${'x'.repeat(60)}…" (500 characters)`);
  });
});
