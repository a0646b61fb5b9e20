import type { LabPair } from '../pair.ts';

/** Ids that only differ in their direction. */
function ids(
  tightened: string,
  loosened: string,
): Pick<LabPair, 'tightened' | 'widened' | 'loosened' | 'specialized'> {
  return {
    tightened: `request-property-${tightened}`,
    widened: `response-property-${loosened}`,
    loosened: `request-property-${loosened}`,
    specialized: `response-property-${tightened}`,
  };
}

/** Numbers, texts, types and listed values. */
export const scalarPairs: readonly LabPair[] = [
  {
    name: 'maximum',
    wide: { type: 'integer', maximum: 100 },
    narrow: { type: 'integer', maximum: 50 },
    ...ids('max-decreased', 'max-increased'),
  },
  {
    name: 'maximum set',
    wide: { type: 'number' },
    narrow: { type: 'number', maximum: 0.5 },
    ...ids('max-set', 'max-unset'),
  },
  {
    name: 'minimum',
    wide: { type: 'integer', minimum: 1 },
    narrow: { type: 'integer', minimum: 10 },
    ...ids('min-increased', 'min-decreased'),
  },
  {
    name: 'minimum set',
    wide: { type: 'integer' },
    narrow: { type: 'integer', minimum: 0 },
    ...ids('min-set', 'min-unset'),
  },
  {
    name: 'exclusiveMaximum',
    wide: { type: 'number', exclusiveMaximum: 10 },
    narrow: { type: 'number', exclusiveMaximum: 9 },
    ...ids('exclusive-max-decreased', 'exclusive-max-increased'),
  },
  {
    name: 'exclusiveMaximum set',
    wide: { type: 'number' },
    narrow: { type: 'number', exclusiveMaximum: 9 },
    ...ids('exclusive-max-set', 'exclusive-max-unset'),
  },
  {
    name: 'exclusiveMinimum',
    wide: { type: 'number', exclusiveMinimum: 0 },
    narrow: { type: 'number', exclusiveMinimum: 2 },
    ...ids('exclusive-min-increased', 'exclusive-min-decreased'),
  },
  {
    name: 'exclusiveMinimum set beside minimum',
    wide: { type: 'integer', minimum: 0 },
    narrow: { type: 'integer', minimum: 0, exclusiveMinimum: 0 },
    ...ids('exclusive-min-set', 'exclusive-min-unset'),
  },
  {
    name: 'multipleOf',
    wide: { type: 'integer', multipleOf: 5 },
    narrow: { type: 'integer', multipleOf: 10 },
    ...ids('multiple-of-changed', 'multiple-of-changed'),
  },
  {
    name: 'multipleOf set',
    wide: { type: 'number' },
    narrow: { type: 'number', multipleOf: 0.01 },
    ...ids('multiple-of-set', 'multiple-of-unset'),
  },
  {
    name: 'maxLength',
    wide: { type: 'string', maxLength: 40 },
    narrow: { type: 'string', maxLength: 20 },
    ...ids('max-length-decreased', 'max-length-increased'),
  },
  {
    name: 'maxLength set',
    wide: { type: 'string' },
    narrow: { type: 'string', maxLength: 255 },
    ...ids('max-length-set', 'max-length-unset'),
  },
  {
    name: 'maxLength beside a pattern',
    wide: { type: 'string', pattern: '^[A-Z]+$', maxLength: 12 },
    narrow: { type: 'string', pattern: '^[A-Z]+$', maxLength: 11 },
    ...ids('max-length-decreased', 'max-length-increased'),
  },
  {
    name: 'minLength',
    wide: { type: 'string', minLength: 1 },
    narrow: { type: 'string', minLength: 2 },
    ...ids('min-length-increased', 'min-length-decreased'),
  },
  {
    name: 'minLength set',
    wide: { type: 'string' },
    narrow: { type: 'string', minLength: 1 },
    ...ids('min-length-set', 'min-length-unset'),
  },
  {
    name: 'pattern',
    wide: { type: 'string', pattern: '^[a-z0-9-]{1,20}$' },
    narrow: { type: 'string', pattern: '^[a-z0-9]{1,20}$' },
    ...ids('pattern-changed', 'pattern-changed'),
  },
  {
    name: 'pattern set',
    wide: { type: 'string' },
    narrow: { type: 'string', pattern: '^\\d+$' },
    ...ids('pattern-added', 'pattern-removed'),
  },
  {
    name: 'pattern with fewer digits',
    wide: { type: 'string', pattern: '^\\d{1,15}(\\.\\d{1,8})?$' },
    narrow: { type: 'string', pattern: '^\\d{1,15}(\\.\\d{1,2})?$' },
    ...ids('pattern-changed', 'pattern-changed'),
  },
  {
    name: 'format set',
    wide: { type: 'string' },
    narrow: { type: 'string', format: 'date-time' },
    ...ids('type-changed', 'type-generalized'),
    specialized: 'response-property-type-specialized',
  },
  {
    name: 'format',
    wide: { type: 'string', format: 'uri-reference' },
    narrow: { type: 'string', format: 'uri' },
    ...ids('type-changed', 'type-changed'),
  },
  {
    name: 'format of numbers',
    wide: { type: 'integer', format: 'int64' },
    narrow: { type: 'integer', format: 'int32' },
    ...ids('type-changed', 'type-changed'),
  },
  {
    name: 'type',
    wide: { type: 'number' },
    narrow: { type: 'integer' },
    ...ids('type-changed', 'type-generalized'),
    specialized: 'response-property-type-specialized',
  },
  {
    name: 'type set',
    wide: {},
    narrow: { type: 'string' },
    ...ids('type-changed', 'type-generalized'),
    specialized: 'response-property-type-specialized',
  },
  {
    name: 'type list',
    wide: { type: ['string', 'integer'] },
    narrow: { type: 'string' },
    ...ids('list-of-types-narrowed', 'list-of-types-widened'),
  },
  {
    name: 'null',
    wide: { type: ['string', 'null'] },
    narrow: { type: 'string' },
    ...ids('became-not-nullable', 'became-nullable'),
  },
  {
    name: 'enum',
    wide: { enum: ['open', 'closed', 'late'] },
    narrow: { enum: ['open', 'closed'] },
    ...ids('enum-value-removed', 'enum-value-added'),
    widenedLevel: 'warning',
  },
  {
    name: 'enum set',
    wide: { type: 'string' },
    narrow: { type: 'string', enum: ['open'] },
    ...ids('became-enum', 'became-not-enum'),
  },
  {
    name: 'enum of objects',
    wide: { enum: [{ a: 1, b: 2 }, { a: 2 }] },
    narrow: { enum: [{ b: 2, a: 1 }] },
    ...ids('enum-value-removed', 'enum-value-added'),
    widenedLevel: 'warning',
  },
  {
    name: 'const set',
    wide: { type: 'string' },
    narrow: { type: 'string', const: 'fixed' },
    ...ids('const-added', 'const-removed'),
  },
  {
    name: 'const beside enum',
    wide: { enum: ['a', 'b'] },
    narrow: { const: 'a' },
    ...ids('enum-value-removed', 'enum-value-added'),
    widenedLevel: 'warning',
  },
  { name: 'false schema', wide: {}, narrow: false, ...ids('not-added', 'not-removed') },
];
