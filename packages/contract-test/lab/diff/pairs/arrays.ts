import { bodyIds, propertyIds } from '../ids.ts';
import type { LabPair } from '../pair.ts';

const texts = { type: 'array', items: { type: 'string' } };
const point = { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] };

/** Items, their number and their positions. */
export const arrayPairs: readonly LabPair[] = [
  {
    name: 'minItems',
    wide: { ...texts, minItems: 1 },
    narrow: { ...texts, minItems: 2 },
    ...propertyIds('min-items-increased', 'min-items-decreased'),
  },
  {
    name: 'minItems set',
    wide: texts,
    narrow: { ...texts, minItems: 1 },
    ...propertyIds('min-items-set', 'min-items-unset'),
  },
  {
    name: 'maxItems',
    wide: { ...texts, maxItems: 10 },
    narrow: { ...texts, maxItems: 5 },
    ...propertyIds('max-items-decreased', 'max-items-increased'),
  },
  {
    name: 'maxItems set',
    wide: texts,
    narrow: { ...texts, maxItems: 100 },
    ...propertyIds('max-items-set', 'max-items-unset'),
  },
  {
    name: 'uniqueItems',
    wide: texts,
    narrow: { ...texts, uniqueItems: true },
    ...propertyIds('unique-items-set', 'unique-items-unset'),
  },
  {
    name: 'items set',
    wide: { type: 'array' },
    narrow: texts,
    ...propertyIds('items-added', 'items-removed'),
  },
  {
    name: 'schema of items',
    wide: texts,
    narrow: { type: 'array', items: { type: 'string', minLength: 1 } },
    ...propertyIds('min-length-set', 'min-length-unset'),
  },
  {
    name: 'items of items',
    wide: { type: 'array', items: texts },
    narrow: { type: 'array', items: { ...texts, maxItems: 2 } },
    ...propertyIds('max-items-set', 'max-items-unset'),
  },
  {
    name: 'tuple set',
    wide: { type: 'array' },
    narrow: point,
    ...propertyIds('prefix-items-added', 'prefix-items-removed'),
  },
  {
    name: 'position of a tuple',
    wide: point,
    narrow: { ...point, prefixItems: [{ type: 'number' }, { type: 'number', minimum: 0 }] },
    ...propertyIds('min-set', 'min-unset'),
  },
  {
    name: 'position of a second tuple',
    wide: { ...point, allOf: [{ prefixItems: [{ minimum: 0 }] }] },
    narrow: { ...point, allOf: [{ prefixItems: [{ minimum: 5 }] }] },
    ...propertyIds('min-increased', 'min-decreased'),
  },
  {
    name: 'longer tuple',
    wide: point,
    narrow: { ...point, prefixItems: [...point.prefixItems, { type: 'string' }] },
    ...propertyIds('prefix-items-added', 'prefix-items-removed'),
  },
  {
    name: 'closed tuple',
    wide: point,
    narrow: { ...point, items: false },
    ...propertyIds('items-added', 'items-removed'),
  },
  {
    name: 'shorter closed tuple',
    wide: { ...point, items: false },
    narrow: { type: 'array', prefixItems: [{ type: 'number' }], items: false },
    ...propertyIds('prefix-items-removed', 'prefix-items-added'),
  },
  {
    name: 'unevaluatedItems',
    wide: { allOf: [point] },
    narrow: { ...point, unevaluatedItems: false },
    ...propertyIds('unevaluated-items-added', 'unevaluated-items-removed'),
  },
  {
    name: 'contains set',
    wide: { type: 'array' },
    narrow: { type: 'array', contains: { type: 'integer' } },
    ...propertyIds('contains-added', 'contains-removed'),
  },
  {
    name: 'contains',
    wide: { type: 'array', contains: { type: 'integer' } },
    narrow: { type: 'array', contains: { type: 'integer', minimum: 5 } },
    ...propertyIds('contains-changed', 'contains-changed'),
  },
  {
    name: 'second contains',
    wide: { type: 'array', contains: { const: 'x' }, allOf: [{ contains: { enum: ['y', 'z'] } }] },
    narrow: { type: 'array', contains: { const: 'x' }, allOf: [{ contains: { const: 'y' } }] },
    ...propertyIds('contains-changed', 'contains-changed'),
  },
  {
    name: 'count of the second contains',
    wide: { type: 'array', contains: { const: 'x' }, minContains: 2, allOf: [{ contains: { const: 'y' } }] },
    narrow: {
      type: 'array',
      contains: { const: 'x' },
      minContains: 2,
      allOf: [{ contains: { const: 'y' }, minContains: 2 }],
    },
    ...propertyIds('contains-changed', 'contains-changed'),
  },
  {
    name: 'constants of contains',
    wide: { type: 'array', contains: { enum: ['gold', 'silver'] } },
    narrow: { type: 'array', contains: { enum: ['gold'] } },
    ...propertyIds('contains-changed', 'contains-changed'),
  },
  {
    name: 'minContains',
    wide: { type: 'array', contains: { const: 'x' }, minContains: 1 },
    narrow: { type: 'array', contains: { const: 'x' }, minContains: 2 },
    ...propertyIds('min-contains-increased', 'min-contains-decreased'),
  },
  {
    name: 'maxContains set',
    wide: { type: 'array', contains: { const: 'x' } },
    narrow: { type: 'array', contains: { const: 'x' }, maxContains: 2 },
    ...propertyIds('max-contains-set', 'max-contains-unset'),
  },
  {
    name: 'maxContains',
    wide: { type: 'array', contains: { const: 'x' }, maxContains: 4 },
    narrow: { type: 'array', contains: { const: 'x' }, maxContains: 3 },
    ...propertyIds('max-contains-decreased', 'max-contains-increased'),
  },
  {
    name: 'maxItems of a large array',
    at: 'body',
    wide: { type: 'array', items: { type: 'string' } },
    narrow: { type: 'array', items: { type: 'string' }, maxItems: 10_000 },
    ...bodyIds('max-items-set', 'max-items-unset'),
  },
];
