import type { LabPair } from '../pair.ts';

function parameter(
  tightened: string,
  loosened: string,
): Pick<LabPair, 'at' | 'tightened' | 'widened' | 'loosened'> {
  return {
    at: 'parameter',
    tightened: `request-parameter-${tightened}`,
    widened: '',
    loosened: `request-parameter-${loosened}`,
  };
}

function header(
  tightened: string,
  loosened: string,
): Pick<LabPair, 'at' | 'tightened' | 'widened' | 'specialized'> {
  return {
    at: 'header',
    tightened: '',
    widened: `response-header-${loosened}`,
    specialized: `response-header-${tightened}`,
  };
}

/** Whole bodies, parameters and headers. */
export const placePairs: readonly LabPair[] = [
  {
    name: 'parameter maximum',
    wide: { type: 'integer', maximum: 100 },
    narrow: { type: 'integer', maximum: 50 },
    ...parameter('max-decreased', 'max-increased'),
  },
  {
    name: 'parameter enum',
    wide: { enum: ['a', 'b'] },
    narrow: { enum: ['a'] },
    ...parameter('enum-value-removed', 'enum-value-added'),
  },
  {
    name: 'parameter pattern',
    wide: { type: 'string' },
    narrow: { type: 'string', pattern: '^[a-z]+$' },
    ...parameter('pattern-added', 'pattern-removed'),
  },
  {
    name: 'parameter type',
    wide: { type: 'string' },
    narrow: { type: 'integer' },
    ...parameter('type-changed', 'type-changed'),
  },
  {
    name: 'parameter items',
    wide: { type: 'array', items: { type: 'string' } },
    narrow: { type: 'array', items: { type: 'string', maxLength: 3 } },
    at: 'parameter',
    tightened: 'request-parameter-property-max-length-set',
    widened: '',
    loosened: 'request-parameter-property-max-length-unset',
  },
  {
    name: 'header pattern',
    wide: { type: 'string' },
    narrow: { type: 'string', pattern: '^[a-z]+$' },
    ...header('pattern-added', 'pattern-removed'),
  },
  {
    name: 'header maximum',
    wide: { type: 'integer', maximum: 100 },
    narrow: { type: 'integer', maximum: 50 },
    ...header('max-decreased', 'max-increased'),
  },
  {
    name: 'body type',
    at: 'body',
    wide: { type: ['object', 'array'] },
    narrow: { type: 'object' },
    tightened: 'request-body-list-of-types-narrowed',
    widened: 'response-body-list-of-types-widened',
    loosened: 'request-body-list-of-types-widened',
    specialized: 'response-body-list-of-types-narrowed',
  },
  {
    name: 'body items',
    at: 'body',
    wide: { type: 'array', items: { type: 'integer' } },
    narrow: { type: 'array', items: { type: 'integer', minimum: 1 } },
    tightened: 'request-property-min-set',
    widened: 'response-property-min-unset',
    loosened: 'request-property-min-unset',
    specialized: 'response-property-min-set',
  },
];
